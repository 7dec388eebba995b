/** Wraps each text node in two `font` elements, like Chrome's translator, including nodes added later. Runs in the page. */
export function translate(): void {
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text) nodes.push(node);
    for (const text of nodes) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, option')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (addedNodes.length === 0) continue;
      wrap(target);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
