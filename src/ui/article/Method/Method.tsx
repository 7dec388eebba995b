import css from './Method.parts.module.css';

/** An HTTP method, with a color of its own. */
export function Method({ name }: { name: string }) {
  return <span className={`${css.root} ${css[name.toLowerCase()] ?? ''}`}>{name}</span>;
}
