import type {
  PageFacts,
  PageHead,
  ReadPage,
  SourcePage,
  UnreadableFile,
} from '../../content/read/source-page.ts';

/** How the bodies of pages are read. */
export interface BodyReader {
  /** Parses and checks a body. */
  read(head: PageHead): ReadPage;
  /** Parses a body without checking it again. */
  parseAgain(facts: PageFacts, body: string): SourcePage;
}

/** A page whose body is read on first access, because reading all of a large site takes a minute. */
export interface LivePage extends PageHead, PageFacts {
  readonly isRead: boolean;
  /** Returns the page with its tree, or only its errors if it can't be parsed. While the result is in use, it stays the same. */
  read(): ReadPage;
}

/**
 * Creates a page whose body isn't read yet.
 *
 * @param onUnreadable called if it turns out to have syntax errors; then it has neither headers nor ids
 */
export function livePage(
  head: PageHead,
  reader: BodyReader,
  onUnreadable?: (failure: UnreadableFile) => void,
): LivePage {
  let result: PageFacts | UnreadableFile | undefined;
  // Trees take most of the memory, and they are only needed when a page is compiled.
  let source: WeakRef<SourcePage> | undefined;

  const read = (): PageFacts | UnreadableFile => {
    if (result) return result;
    const made = reader.read(head);
    page.errors = made.errors;
    if ('tree' in made) source = new WeakRef(made);
    result = 'tree' in made ? withoutTree(made) : made;
    if ('claims' in result) onUnreadable?.(result);
    return result;
  };

  const page: LivePage = {
    ...head,
    get headers() {
      const facts = read();
      return 'route' in facts ? facts.headers : [];
    },
    get ids() {
      const facts = read();
      return 'route' in facts ? facts.ids : new Set<string>();
    },
    get isRead() {
      return result !== undefined;
    },
    read() {
      const facts = read();
      if ('claims' in facts) return facts;
      const kept = source?.deref();
      if (kept) return kept;
      const again = reader.parseAgain(facts, head.body);
      source = new WeakRef(again);
      return again;
    },
  };
  return page;
}

function withoutTree({ tree: _, ...facts }: SourcePage): PageFacts {
  return facts;
}
