/** Events that only the reader causes; `scroll`, for one, the browser causes too. */
export const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove'] as const;

/** Whether the reader has done anything in this document. */
export let hasActed = false;

export const noteAct = (): void => {
  hasActed = true;
};
