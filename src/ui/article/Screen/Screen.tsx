import type { ReactNode } from 'react';
import figure from '../Figure/Figure.drawings.module.css';
import { Mark } from '../Mark/Mark.tsx';
import css from './Screen.screens.module.css';

/*
 * Schematics of the product's screens. Everything on them is text that can be found, read aloud, selected and printed;
 * what looks like a control is none. A mark accents the part that it stands in.
 */

/** The mark of a title, which is an attribute and cannot have one written in it. */
const markOf = (mark: string | undefined): ReactNode =>
  mark && (
    <>
      <Mark>{mark}</Mark>{' '}
    </>
  );

interface ScreenProps {
  /** What the whole shows, for readers who do not see it. */
  label: string;
  caption?: string;
  children?: ReactNode;
}

/** A screen of the product, or the part of one that matters. */
export function Screen({ label, caption, children }: ScreenProps) {
  return (
    <figure className={css.screen} aria-label={label}>
      <div className={css.paper}>{children}</div>
      {caption && <figcaption className={figure.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** A part of a screen or panel that stands beside another where there is room. */
export function Column({ narrow = false, children }: { narrow?: boolean; children?: ReactNode }) {
  return <div className={narrow ? `${css.column} ${css.narrow}` : css.column}>{children}</div>;
}

interface PanelProps {
  title?: string;
  /** At the right end of the title. */
  note?: string;
  /** Marks the title. */
  mark?: string;
  children?: ReactNode;
}

/** A card, a dialog or a banner. One that is named after a step looks like one. */
export function Panel({ title, note, mark, children }: PanelProps) {
  const Name = title?.startsWith('steps.') ? 'code' : 'strong';
  return (
    <div className={css.panel}>
      {title && (
        <p className={css.head}>
          <Name>
            {markOf(mark)}
            {title}
          </Name>
          {note && <span>{note}</span>}
        </p>
      )}
      {children}
    </div>
  );
}

/** A bar that folds what is below it; without anything below it, it is folded. */
export function Section({ title, mark, children }: { title: string; mark?: string; children?: ReactNode }) {
  return (
    <div>
      <p className={css.bar}>
        {markOf(mark)}
        {title}
      </p>
      {children && <div className={css.inside}>{children}</div>}
    </div>
  );
}

/** A list side by side: tabs or tiles. */
export function Row({ children }: { children?: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

/** A field of a form with its value; one to select from can have its list open below it. */
export function Field({
  label,
  select = false,
  children,
}: {
  label?: string;
  select?: boolean;
  children?: ReactNode;
}) {
  return (
    <div>
      {label && <p className={css.label}>{label}</p>}
      <div className={select ? `${css.field} ${css.select}` : css.field}>{children}</div>
    </div>
  );
}

/** The picture of a button. */
export function Button({ wide = false, children }: { wide?: boolean; children?: ReactNode }) {
  return <span className={wide ? `${css.button} ${css.wide}` : css.button}>{children}</span>;
}

/** The picture of a switch, with what it turns on and off. */
export function Switch({ on = false, children }: { on?: boolean; children?: ReactNode }) {
  return (
    <span className={on ? `${css.switch} ${css.on}` : css.switch}>
      <span className="visually-hidden">{on ? 'On' : 'Off'}</span> {children}
    </span>
  );
}

/** The button between steps that adds one. */
export function Plus({ children }: { children?: ReactNode }) {
  return (
    <p className={css.plus}>
      <span className={css.button}>{children}+</span>
    </p>
  );
}
