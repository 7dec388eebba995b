import type { Page } from 'playwright-core';

/** Minimum distance between text and the sides of its box, in units of the drawing. */
const padding = 8;

/**
 * Finds text in a page's drawings that is too close to the sides of its box, or that overflows the drawing. Text widths depend on
 * the font. DejaVu Sans, the default on many Linux systems, is among the widest.
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
          // The smallest box that contains the center of the text.
          const box = boxes
            .filter((each) => each.left <= x && x <= each.right && each.top <= y && y <= each.bottom)
            .sort((a, b) => a.width * a.height - b.width * b.height)[0];
          const { left: from, right: to } = box ?? whole;
          const room = Math.min(left - from, to - right) / scale;
          const needed = box ? padding : 0;
          // Half a unit is the rounding error of text widths.
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

/** Finds lines in a page's drawings that lead into a group that is drawn later, so that its background covers them. */
export async function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('#article figure svg')].flatMap((svg) =>
      [...svg.querySelectorAll<SVGPathElement>('path.line')].flatMap((line) => {
        // Just before its end, because lines that lead to the border of a group aren't covered.
        const end = line.getPointAtLength(line.getTotalLength() - 1);
        const group = [...svg.querySelectorAll<SVGRectElement>('rect.group')].find(
          (rect) =>
            line.compareDocumentPosition(rect) & Node.DOCUMENT_POSITION_FOLLOWING && rect.isPointInFill(end),
        );
        return group
          ? [`The line ${line.getAttribute('d')} is covered by a group. Draw the group before the line.`]
          : [];
      }),
    ),
  );
}
