/** A crash that follows another within this time in milliseconds is a repeated one. */
const soon = 2000;

/** Returns a function to call whenever a component crashes that is rendered again afterwards. It returns whether it has crashed before. */
export function watchCrashes(): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const isRepeated = performance.now() - last < soon;
    last = performance.now();
    return isRepeated;
  };
}
