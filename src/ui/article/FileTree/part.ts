import { element } from '../declare.ts';
import type * as components from './FileTree.tsx';

export const FileTree = element<typeof components.FileTree>({
  attributes: {},
  check: ({ children }) =>
    children.some(({ type }) => type === 'list')
      ? []
      : [
          {
            message: '<FileTree> has no list in it.',
            hint: 'Write one line for each file: - src/, and below it, indented, - index.ts.',
          },
        ],
});
