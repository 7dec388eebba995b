/** Former ids of a section, which other sites link to. */
export function Anchor({ id }: { id: string }) {
  return id
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => <span key={name} id={name} className="alias" />);
}
