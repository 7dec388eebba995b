/*
 * The code editor, which is loaded when a reader edits a sample. It is in a shadow root, where CodeMirror adds its styles as a
 * constructed stylesheet, which the content security policy allows.
 */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import styles from './code-mirror.css?inline';

/** The options of an editor. */
export interface EditorOptions {
  host: HTMLElement;
  language: 'js' | 'json';
  /** The accessible name. */
  label: string;
  description: string;
  text: string;
  selection: { anchor: number; head: number };
  onChange(text: string): void;
  /** Called for Ctrl+Enter or Cmd+Enter. */
  onRun(): void;
}

/** A code editor. */
export interface Editor {
  focus(): void;
  /** Replaces the text, unless it is the same. */
  setText(text: string): void;
  /** Marks a line, counted from 1. */
  markLine(line: number | undefined): void;
  destroy(): void;
}

const common = [
  { tag: [tags.keyword, tags.operatorKeyword, tags.operator, tags.self], class: 'k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  { tag: [tags.number, tags.bool, tags.null], class: 'n' },
];

/** The grammar of each language, and a highlighter with the classes of code blocks: see content/compile/highlight-block.ts. */
const languages = {
  js: [
    javascriptLanguage,
    tagHighlighter([
      ...common,
      { tag: tags.definition(tags.variableName), class: 'n' },
      { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
      { tag: tags.comment, class: 'c' },
    ]),
  ],
  json: [
    javascriptLanguage.configure({ top: 'SingleExpression' }, 'json'),
    tagHighlighter([...common, { tag: tags.propertyName, class: 'k' }]),
  ],
} as const;
const setMarkedLine = StateEffect.define<number | undefined>();
const errorLine = Decoration.line({ class: 'error-line' });

const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const effect = effects.find((each) => each.is(setMarkedLine));
    if (!effect) return marks.map(changes);
    const line: number | undefined = effect.value;
    return line === undefined || line > state.doc.lines
      ? Decoration.none
      : Decoration.set(errorLine.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Replaces the selected text with typed text. If Chromium does it and joins lines, it adds `style` attributes, which the content
 * security policy blocks and reports.
 */
function replaceSelection(event: InputEvent, view: EditorView): boolean {
  const { inputType, data, isComposing } = event;
  if (inputType !== 'insertText' || data === null || isComposing || view.state.selection.main.empty)
    return false;
  event.preventDefault();
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type' });
  return true;
}

/** Creates an editor in an element. */
export function createEditor({
  host,
  language,
  label,
  description,
  text,
  selection,
  onChange,
  onRun,
}: EditorOptions): Editor {
  const [grammar, highlighter] = languages[language];
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const run = () => {
    onRun();
    return true;
  };
  const runKey = { key: 'Mod-Enter', preventDefault: true, run };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      selection,
      extensions: [
        keymap.of([runKey, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        history(),
        indentOnInput(),
        bracketMatching(),
        grammar,
        syntaxHighlighting(highlighter),
        markedLine,
        // With a tabindex, accessibility checkers recognize that the scrollable box has focusable content.
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': description,
          tabindex: '0',
        }),
        EditorView.domEventHandlers({ beforeinput: replaceSelection }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  // Listeners outside of the shadow root don't see that the target is a text field, and would handle shortcuts such as `/`. On macOS,
  // Ctrl+K deletes the rest of the line.
  host.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || (!event.ctrlKey && !event.metaKey)) event.stopPropagation();
  });
  return {
    focus: () => view.focus(),
    setText(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    markLine: (line) => view.dispatch({ effects: setMarkedLine.of(line) }),
    destroy: () => view.destroy(),
  };
}
