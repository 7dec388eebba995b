/** Whether the reader has asked for less data: https://wicg.github.io/savedata/#savedata-attribute. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
