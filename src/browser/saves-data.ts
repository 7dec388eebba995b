/** Whether the reader has asked for less data: https://wicg.github.io/savedata/#savedata-attribute. */
export const savesData = (): boolean | undefined =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
