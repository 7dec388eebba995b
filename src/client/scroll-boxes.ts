let observer: ResizeObserver | undefined;

/** Lets boxes of the article take the keyboard's focus only as long as there is something in them to scroll to. */
export function watchScrollBoxes(): void {
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
