let observer: ResizeObserver | undefined;

/** Makes scrollable boxes focusable, as long as they overflow. */
export function observeScrollBoxes(): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isScrollable =
        target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
      if (isScrollable) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of document.querySelectorAll('#article :is(pre, [role=group])[tabindex]'))
    observer.observe(box);
}
