import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RunningServer, serverKinds } from '../tests/hosts/support/servers.ts';
import type { Section } from './equipment.ts';
import { runMeasured } from './process-tree.ts';
import { atMost, format, type SectionResult, type Table } from './report.ts';
import { sum } from './stats.ts';

/** Seconds that requests are made for, for each page; before that, a second for warming up. */
const seconds = 6;
/** Connections that stay open, each with one request after another. */
const connections = 50;
const names = ['home', 'medium', 'longest'] as const;

/** What wrk counted, as its script below prints it; times in microseconds. */
interface Pressed {
  requests: number;
  bytes: number;
  duration: number;
  errors: number;
  p50: number;
  p99: number;
}

/** How nginx serves page views with the configuration that the build makes, as fast as it can. */
export const pressureSection: Section = {
  name: 'pressure',
  title: 'Serving under load',
  async run(equipment) {
    const nginx = serverKinds.find(({ name }) => name === 'nginx');
    const missing = [
      ...(nginx?.isInstalled ? [] : ['nginx']),
      ...(spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? ['wrk'] : []),
    ];
    if (!nginx || missing.length > 0) return nothing(missing);
    const { dist, pages } = await equipment.site();
    // Started by root, nginx runs as nobody, which needs access to the folder.
    chmodSync(dirname(dist), 0o755);
    const server = await nginx.start(dist);
    try {
      const rows: string[][] = [];
      const pressed: Pressed[] = [];
      for (const name of names) {
        const { path } = pages[name];
        const paths = viewOf(dist, path);
        const script = join(dirname(dist), `${name}.lua`);
        writeFileSync(script, scriptOf(paths, nginx.hasBrotli ? 'br, gzip' : 'gzip'));
        await press(server, script, 1);
        const figures = await press(server, script, seconds);
        const perSecond = figures.requests / (figures.duration / 1e6);
        pressed.push(figures);
        rows.push([
          `${name} ${path}`,
          format(paths.length, 'count'),
          format(((figures.bytes / figures.requests) * paths.length) / 1000, 'kB'),
          format(perSecond, '/s'),
          format(perSecond / paths.length, '/s'),
          format(figures.p50, 'µs'),
          format(figures.p99, 'µs'),
          format(figures.errors, 'count'),
        ]);
      }
      const table: Table = {
        title: `nginx and wrk on the same machine, ${connections} connections, ${seconds} s for each page; without TLS`,
        columns: [
          'a page view of',
          'requests',
          'bytes, with headers',
          'requests',
          'page views',
          'median',
          'p99',
          'errors',
        ],
        rows,
      };
      return {
        tables: [table],
        goals: [atMost('errors under load', sum(pressed.map(({ errors }) => errors)), 'count', 0)],
        notes: [
          'A page view is the document, its stylesheets, its script and the icon, nothing of it kept from before.',
        ],
      };
    } finally {
      await server.stop();
    }
  },
};

const nothing = (missing: readonly string[]): SectionResult => ({
  tables: [],
  goals: [],
  notes: [
    `Not measured, because ${missing.join(' and ')} is not installed (Debian: apt-get install ${missing.join(' ')}).`,
  ],
});

/** The paths of a page's document and of the files of its first view. */
function viewOf(dist: string, path: string): string[] {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  const named = html.matchAll(
    /<(?:link rel="(?:stylesheet|icon)"[^>]*? href|script type="module" src)="([^"]+)"/g,
  );
  return [path, ...new Set([...named].map(([, address = '']) => address))];
}

/** A script for wrk, https://github.com/wg/wrk/blob/master/SCRIPTING: requests the paths in turn and prints the results. */
const scriptOf = (paths: readonly string[], encodings: string): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local turn = 0
wrk.headers["Accept-Encoding"] = ${JSON.stringify(encodings)}
request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn])
end
done = function(summary, latency)
  local e = summary.errors
  print(string.format('{"requests":%d,"bytes":%d,"duration":%d,"errors":%d,"p50":%d,"p99":%d}',
    summary.requests, summary.bytes, summary.duration, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50), latency:percentile(99)))
end
`;

/** Sends requests to a server as fast as it responds. */
async function press({ port }: RunningServer, script: string, duration: number): Promise<Pressed> {
  const args = ['-t1', `-c${connections}`, `-d${duration}s`, '-s', script, `http://127.0.0.1:${port}`];
  const { stdout } = await runMeasured('wrk', args, { cwd: dirname(script) });
  const [line] = /^\{.*\}$/m.exec(stdout) ?? [];
  if (!line) throw new Error(`wrk has not said what it counted:\n${stdout}`);
  return JSON.parse(line);
}
