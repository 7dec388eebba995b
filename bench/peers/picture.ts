import { escapeHtml } from '../../src/shared/escape.ts';
import { ownId, type PeerResults, type Row, rowsById } from './results.ts';
import { cellText } from './table.ts';

/** The rows to draw, with the text of their panels. */
export const panels: readonly { row: string; title: string; about: string }[] = [
  { row: 'load/medium/total', title: 'First load', about: 'of a medium page, on the wire' },
  { row: 'load/medium/lcp', title: 'Main content painted', about: 'CPU x4, 1.6 Mbps' },
  { row: 'navigation/cold-full-1', title: 'Click to next page', about: 'nothing prefetched' },
  { row: 'search/results', title: 'First search result', about: 'from the key that opens search' },
  { row: 'found/first', title: 'Right page first', about: 'in search; more is better' },
  { row: 'build/cold/seconds', title: 'Build', about: '111 pages, without caches' },
];

/** Colors of a theme. */
interface Theme {
  background: string;
  text: string;
  muted: string;
  own: string;
  other: string;
}

/** The color themes by name. */
export const themes: Readonly<Record<'light' | 'dark', Theme>> = {
  light: { background: '#ffffff', text: '#1f2328', muted: '#59636e', own: '#0a7d53', other: '#c4ccd4' },
  dark: { background: '#0d1117', text: '#f0f6fc', muted: '#9198a1', own: '#34d391', other: '#3d444d' },
};

const columns = 2;
const panelWidth = 310;
const gap = 24;
const headHeight = 48;
const barStep = 24;
const nameWidth = 92;
const valueWidth = 66;

/** Draws bar charts of the most important rows. Rows without results are omitted. */
export function drawPicture(results: PeerResults, theme: Theme): string {
  const rows = rowsById(results);
  const drawn = panels.flatMap((panel) => {
    const row = rows.get(panel.row);
    return row ? [{ ...panel, row }] : [];
  });
  const panelHeight = headHeight + results.sites.length * barStep;
  const width = columns * panelWidth + (columns + 1) * gap;
  const lines = Math.ceil(drawn.length / columns);
  const height = lines * panelHeight + (lines + 1) * gap;
  const parts = drawn.map((panel, index) => {
    const x = gap + (index % columns) * (panelWidth + gap);
    const y = gap + Math.floor(index / columns) * (panelHeight + gap);
    return `<g transform="translate(${x} ${y})">${drawPanel(panel, results, theme)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, -apple-system, Helvetica, Arial, sans-serif" font-size="13">
<title>This site compared with other documentation generators</title>
<rect width="${width}" height="${height}" rx="8" fill="${theme.background}"/>
${parts.join('\n')}
</svg>
`;
}

function drawPanel(
  { row, title, about }: { row: Row; title: string; about: string },
  { sites }: PeerResults,
  theme: Theme,
): string {
  const numbers = Object.values(row.cells).filter((cell) => typeof cell === 'number');
  const most = Math.max(...numbers);
  const room = panelWidth - nameWidth - valueWidth;
  const bars = sites.map(({ id, name }, index) => {
    const cell = row.cells[id];
    const y = headHeight + index * barStep;
    const length = typeof cell === 'number' && most > 0 ? Math.max(2, (cell / most) * room) : 0;
    const isOwn = id === ownId;
    const weight = isOwn ? ' font-weight="600"' : '';
    const value = cell !== undefined && typeof cell !== 'number' ? 'failed' : cellText(cell, row.unit);
    return `<text x="0" y="${y + 12}" fill="${isOwn ? theme.text : theme.muted}"${weight}>${escapeHtml(name)}</text>
<rect x="${nameWidth}" y="${y + 1}" width="${length.toFixed(1)}" height="14" rx="2" fill="${isOwn ? theme.own : theme.other}"/>
<text x="${(nameWidth + length + 6).toFixed(1)}" y="${y + 12}" fill="${theme.text}"${weight}>${escapeHtml(value)}</text>`;
  });
  return `<text y="14" font-size="15" font-weight="600" fill="${theme.text}">${escapeHtml(title)}</text>
<text y="33" fill="${theme.muted}">${escapeHtml(about)}</text>
${bars.join('\n')}`;
}
