/** A crash that follows another within this time in milliseconds is a repeated one. */
const soon = 2000;

/** Returns a function to call at each crash of a component. It returns whether the component has just crashed before. */
export function watchCrashes(): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const isRepeated = performance.now() - last < soon;
    last = performance.now();
    return isRepeated;
  };
}
