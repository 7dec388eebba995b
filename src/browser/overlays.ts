/** Closes search, and on narrow screens the sidebar and the table of contents. */
export function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) closeDialog(open);
}

/** Closes a dialog. Its input is blurred, because it would keep focus until the next frame. */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.querySelector('input')?.blur();
}
