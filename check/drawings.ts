import type { Page } from 'playwright-core';

/** Texts in the drawings of a page that are wider than the box around them, or than the drawing. */
export async function tightTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#article figure svg')].flatMap((svg) => {
      const whole = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
      return [...svg.querySelectorAll('text')].flatMap((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        // The smallest box that contains it.
        const box =
          boxes
            .filter((each) => each.left <= x && x <= each.right && each.top <= y && y <= each.bottom)
            .sort((a, b) => a.width * a.height - b.width * b.height)[0] ?? whole;
        const room = Math.min(left - box.left, box.right - right);
        return room < 0.5 ? [`The text "${text.textContent}" does not fit into its box.`] : [];
      });
    }),
  );
}
