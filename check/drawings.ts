import type { Page } from 'playwright-core';

/** Distance that text keeps from the sides of its box, in units of the drawing. */
const padding = 8;

/**
 * Finds texts in a page's drawings that come too close to the sides of their box, or don't fit into the drawing. Widths depend on
 * the font; DejaVu Sans, the default of many Linux systems, is among the widest.
 */
export async function tightTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    (padding) =>
      [...document.querySelectorAll<SVGSVGElement>('#article figure svg')].flatMap((svg) => {
        const whole = svg.getBoundingClientRect();
        const scale = whole.width / svg.viewBox.baseVal.width;
        const boxes = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
        return [...svg.querySelectorAll('text')].flatMap((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          // The smallest box that contains it.
          const box = boxes
            .filter((each) => each.left <= x && x <= each.right && each.top <= y && y <= each.bottom)
            .sort((a, b) => a.width * a.height - b.width * b.height)[0];
          const { left: from, right: to } = box ?? whole;
          const room = Math.min(left - from, to - right) / scale;
          const needed = box ? padding : 0;
          // Half a unit is the rounding of text widths.
          return room < needed - 0.5
            ? [
                `The text "${text.textContent}" is ${Math.round(room)} units from the side of its box, instead of ${needed}.`,
              ]
            : [];
        });
      }),
    padding,
  );
}
