/** Closes what lies over the page and belongs to it: search, and on a narrow screen the drawer or the contents. */
export function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) closeDialog(open);
}

/** Closes a dialog, and lets go of the field that is typed into: until the browser draws again, it would have the focus. */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  dialog.querySelector('input')?.blur();
}
