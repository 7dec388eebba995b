/**
 * Whether a key belongs to an input method that is composing text, such as Japanese, so that it must do nothing else. Safari
 * reports the key that ends a composition with code 229 alone (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
