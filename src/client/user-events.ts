/** Events that only the reader causes; `scroll`, for one, the browser causes too. */
export const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove'] as const;

/** Whether the reader has done anything in this document. */
export let hasInteracted = false;

export const noteInteraction = (): void => {
  hasInteracted = true;
};
