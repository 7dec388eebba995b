/** Events that only the reader causes. The browser causes `scroll` too. */
export const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove'] as const;

/** Whether the reader has interacted with this document. */
export let hasInteracted = false;

export const noteInteraction = (): void => {
  hasInteracted = true;
};
