/** Old ids that links out in the world point to; each lands on what follows. */
export function Anchor({ id }: { id: string }) {
  return id
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => <span key={name} id={name} className="alias" />);
}
