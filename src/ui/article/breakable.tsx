import { createElement, Fragment, type ReactNode } from 'react';

/** A long name that may wrap between its words: `inferred_` and `body_type`. */
export function breakable(name: string): ReactNode {
  if (name.length < 12) return name;
  const words = name.split(/(?<=\w[_./@:-])(?=\w)/);
  return createElement(
    Fragment,
    null,
    ...words.flatMap((word, i) => (i > 0 ? [<wbr key={word} />, word] : [word])),
  );
}
