import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Flattens nested fragments into a list of children. */
export function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? flatten(child.props.children)
      : [child],
  );
}
