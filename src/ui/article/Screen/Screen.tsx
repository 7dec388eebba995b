import type { ReactNode } from 'react';
import figure from '../Figure/Figure.drawings.module.css';
import { Mark } from '../Mark/Mark.tsx';
import css from './Screen.screens.module.css';

/*
 * Schematic drawings of the product's screens. All text in them can be found, read aloud, selected and printed. Controls are only
 * pictures. A mark highlights the part that it is in.
 */

/** The mark of a title, which is an attribute and can't contain one. */
const markOf = (mark: string | undefined): ReactNode =>
  mark && (
    <>
      <Mark>{mark}</Mark>{' '}
    </>
  );

interface ScreenProps {
  /** A description of the screen for readers who don't see it. */
  label: string;
  caption?: string;
  children?: ReactNode;
}

/** A screen of the product, or a part of one. */
export function Screen({ label, caption, children }: ScreenProps) {
  return (
    <figure className={css.screen} aria-label={label}>
      <div className={css.paper}>{children}</div>
      {caption && <figcaption className={figure.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** A column of a screen or panel. */
export function Column({ narrow = false, children }: { narrow?: boolean; children?: ReactNode }) {
  return <div className={narrow ? `${css.column} ${css.narrow}` : css.column}>{children}</div>;
}

interface PanelProps {
  title?: string;
  /** Shown at the end of the title. */
  note?: string;
  /** The mark of the title. */
  mark?: string;
  children?: ReactNode;
}

/** A card, a dialog or a banner. If its title is the name of a step, it looks like one. */
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

/** A collapsible section, which is collapsed if it is empty. */
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

/** A horizontal list: tabs or tiles. */
export function Row({ children }: { children?: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

/** A form field with its value. The options of a select field can be shown below it. */
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

/** A picture of a button. */
export function Button({ wide = false, children }: { wide?: boolean; children?: ReactNode }) {
  return <span className={wide ? `${css.button} ${css.wide}` : css.button}>{children}</span>;
}

/** A picture of a switch with its label. */
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
