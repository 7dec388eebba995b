// cspell:ignore rgrove
import { parseXml, XmlElement } from '@rgrove/parse-xml';

type Point = readonly [x: number, y: number];

/** A shape of an icon. Later shapes cover earlier ones. */
export interface Shape {
  /** Red, green and blue, each from 0 to 255. */
  color: readonly [number, number, number];
  /** Signed distance of a point from the edge, in units of the picture; negative inside. */
  distance(point: Point): number;
}

/** A picture made of shapes. */
export interface Picture {
  /** Width and height in units of the picture. */
  size: number;
  shapes: Shape[];
}

/**
 * Reads an SVG icon with the elements that ours has: `rect` and `circle` with a fill, and `path` with the commands `M`, `h`, `v`,
 * `l` and `a` and a stroke with round ends. Colors are hexadecimal.
 *
 * @throws with the name of anything else in it
 */
export function readPicture(svg: string): Picture {
  const { root } = parseXml(svg);
  const [left, top, width, height] = numbersOf(root?.attributes.viewBox ?? '');
  if (!root || left !== 0 || top !== 0 || !width || width !== height)
    throw new Error('The viewBox of an icon must be a square that begins at 0 0.');
  const elements = root.children.filter((child) => child instanceof XmlElement);
  return { size: width, shapes: elements.map(readShape) };
}

function readShape({ name, attributes }: XmlElement): Shape {
  const value = (attribute: string): number => Number(attributes[attribute] ?? 0);
  switch (name) {
    case 'rect': {
      const [x, y, radius] = [value('x'), value('y'), value('rx')];
      const half: Point = [value('width') / 2, value('height') / 2];
      return {
        color: colorOf(attributes.fill),
        distance: ([px, py]) => {
          const dx = Math.abs(px - x - half[0]) - half[0] + radius;
          const dy = Math.abs(py - y - half[1]) - half[1] + radius;
          return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
        },
      };
    }
    case 'circle': {
      const [x, y, radius] = [value('cx'), value('cy'), value('r')];
      return { color: colorOf(attributes.fill), distance: ([px, py]) => Math.hypot(px - x, py - y) - radius };
    }
    case 'path': {
      if (attributes.fill !== 'none' || attributes['stroke-linecap'] !== 'round')
        throw new Error('A path of an icon must have fill="none" and stroke-linecap="round".');
      const points = readPath(attributes.d ?? '');
      const half = value('stroke-width') / 2;
      return {
        color: colorOf(attributes.stroke),
        distance: (point) => distanceToLine(point, points) - half,
      };
    }
    default:
      throw new Error(`An icon cannot have <${name}>.`);
  }
}

function colorOf(text = ''): [number, number, number] {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (!digits) throw new Error(`"${text}" is not a color of an icon; write it as #06313c.`);
  const channel = (index: number) => Number.parseInt(digits.slice(index, index + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

const numbersOf = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** The points of a path. Arcs are approximated by lines. */
function readPath(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const [a = 0, b = 0, , , sweep = 0, dx = 0, dy = 0] = numbersOf(text);
    const [x, y] = points.at(-1) ?? [0, 0];
    if (command === 'M') points.push([a, b]);
    else if (command === 'h') points.push([x + a, y]);
    else if (command === 'v') points.push([x, y + a]);
    else if (command === 'l') points.push([x + a, y + b]);
    else if (command === 'a')
      points.push(...arc([x, y], [x + dx, y + dy], Math.hypot(dx, dy) / 2, a, b, sweep));
    else throw new Error(`A path of an icon cannot have the command ${command}.`);
  }
  return points;
}

/** An arc of half a circle, the only kind that the icon has. */
function arc(from: Point, to: Point, radius: number, rx: number, ry: number, sweep: number): Point[] {
  if (rx !== ry || Math.abs(rx - radius) > 1e-6) throw new Error('An arc of an icon must be half a circle.');
  const center: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const start = Math.atan2(from[1] - center[1], from[0] - center[0]);
  const steps = 32;
  return Array.from({ length: steps }, (_, index) => {
    const angle = start + ((sweep ? 1 : -1) * Math.PI * (index + 1)) / steps;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}

function distanceToLine([px, py]: Point, points: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  let [ax, ay] = points[0] ?? [0, 0];
  for (const [bx, by] of points) {
    const dx = bx - ax;
    const dy = by - ay;
    const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.min(Math.max(along, 0), 1);
    const ox = px - ax - part * dx;
    const oy = py - ay - part * dy;
    nearest = Math.min(nearest, ox * ox + oy * oy);
    ax = bx;
    ay = by;
  }
  return Math.sqrt(nearest);
}
