import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Editor } from './code-mirror.ts';

/** How to leave the editor with the keyboard, because Tab indents: https://www.w3.org/TR/WCAG22/#no-keyboard-trap */
export const editorHint =
  'Ctrl+Enter or ⌘+Enter runs the code. Tab indents; to leave the editor, press Escape, then Tab.';

interface Props {
  /** The accessible name. */
  label: string;
  language: 'js' | 'json';
  value: string;
  /** The line to mark, counted from 1. */
  errorLine?: number | undefined;
  /** Whether the field gets the focus when it is mounted. */
  takesFocus?: boolean;
  onChange(value: string): void;
  onRun(): void;
}

/** A field for code: a text area, until the code editor is loaded. */
export function CodeField({ label, language, value, errorLine, takesFocus, onChange, onRun }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Editor>();
  /** Whether the text area had the focus when the editor replaced it. */
  const hadFocus = useRef(false);
  const change = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);

  const upgrade = useEffectEvent(
    ({ createEditor }: typeof import('./code-mirror.ts')): Editor | undefined => {
      const { current: area } = field;
      if (!host.current || !area) return undefined;
      hadFocus.current = document.activeElement === area;
      const created = createEditor({
        host: host.current,
        language,
        label,
        description: editorHint,
        text: area.value,
        selection: { anchor: area.selectionStart, head: area.selectionEnd },
        onChange: (text) => change(text),
        onRun: () => run(),
      });
      setEditor(created);
      return created;
    },
  );

  useEffect(() => {
    let isUnmounted = false;
    let created: Editor | undefined;
    const area = field.current;
    const start = async () => {
      const module = await import('./code-mirror.ts');
      // Replacing the field would end the composition of an input method.
      if (area?.dataset.composing)
        await new Promise((resolve) => area.addEventListener('compositionend', resolve, { once: true }));
      if (!isUnmounted) created = upgrade(module);
    };
    start().catch(() => {
      // The text area is used instead.
    });
    return () => {
      isUnmounted = true;
      created?.destroy();
    };
  }, []);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // By now, the text area is removed and the editor is visible.
  useLayoutEffect(() => {
    if (hadFocus.current) editor?.focus();
  }, [editor]);
  useEffect(() => editor?.setText(value), [editor, value]);
  useEffect(() => editor?.markLine(errorLine), [editor, errorLine]);

  return (
    <>
      <div ref={host} className="editor" />
      {!editor && (
        <textarea
          ref={field}
          aria-label={label}
          value={value}
          rows={value.split('\n').length}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onCompositionStart={({ currentTarget }) => {
            currentTarget.dataset.composing = '1';
          }}
          onCompositionEnd={({ currentTarget }) => {
            delete currentTarget.dataset.composing;
          }}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onRun();
          }}
        />
      )}
    </>
  );
}
