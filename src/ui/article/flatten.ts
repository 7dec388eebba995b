import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** The children of a component one by one, out of the fragments that they stand in, however deep. */
export function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? flatten(child.props.children)
      : [child],
  );
}
