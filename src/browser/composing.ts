/**
 * Whether a key event belongs to an input method, such as one for Japanese, and must be ignored. Safari only sets key code 229 on
 * the event that ends the composition (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
