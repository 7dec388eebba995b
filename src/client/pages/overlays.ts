/** Closes what lies over the page and belongs to it: search, and on a narrow screen the drawer or the contents. */
export function closeOverlays(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
}
