import css from './Method.parts.module.css';

/** The method of an HTTP request, as a word in a tint of its own. */
export function Method({ name }: { name: string }) {
  return <span className={`${css.root} ${css[name.toLowerCase()] ?? ''}`}>{name}</span>;
}
