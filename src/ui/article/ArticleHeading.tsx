import type { ReactNode } from 'react';

interface Props {
  level: 2 | 3 | 4;
  id: string;
  /** The plain text of the heading, for the name of its link. */
  text: string;
  children: ReactNode;
}

/** A heading with a link to itself. */
export function ArticleHeading({ level, id, text, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      {children}
      <a className="anchor" href={`#${id}`} aria-label={`Link to ${text}`} />
    </Tag>
  );
}
