/** A crash that follows another within this time in milliseconds is a repeated one. */
const soon = 2000;

/** Returns a function to call at each crash of something that starts anew. It says whether the crash is a repeated one. */
export function watchCrashes(): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const isRepeated = performance.now() - last < soon;
    last = performance.now();
    return isRepeated;
  };
}
