import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RunningServer, serverKinds } from '../tests/hosts/support/servers.ts';
import type { Section } from './fixtures.ts';
import { runMeasured } from './process-tree.ts';
import { atMost, format, type SectionResult, type Table } from './report.ts';
import { sum } from './stats.ts';

/** Duration of the requests for each page, after one second of warm-up. */
const seconds = 6;
/** Number of keep-alive connections, each of which sends one request at a time. */
const connections = 50;
const names = ['home', 'medium', 'longest'] as const;

/** The results that the script of wrk prints. Times are in microseconds. */
interface WrkResult {
  requests: number;
  bytes: number;
  duration: number;
  errors: number;
  p50: number;
  p99: number;
}

/** Measures how fast nginx serves page views, with the configuration that the build writes. */
export const pressureSection: Section = {
  name: 'pressure',
  title: 'Serving under load',
  async run(fixtures) {
    const nginx = serverKinds.find(({ name }) => name === 'nginx');
    const missing = [
      ...(nginx?.isInstalled ? [] : ['nginx']),
      ...(spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error ? ['wrk'] : []),
    ];
    if (!nginx || missing.length > 0) return notMeasured(missing);
    const { dist, pages } = await fixtures.site();
    // If root starts nginx, it runs as the user nobody, which needs access to the folder.
    chmodSync(dirname(dist), 0o755);
    const server = await nginx.start(dist);
    try {
      const rows: string[][] = [];
      const results: WrkResult[] = [];
      for (const name of names) {
        const { path } = pages[name];
        const paths = pathsOfView(dist, path);
        const script = join(dirname(dist), `${name}.lua`);
        writeFileSync(script, wrkScript(paths, nginx.hasBrotli ? 'br, gzip' : 'gzip'));
        await runWrk(server, script, 1);
        const figures = await runWrk(server, script, seconds);
        const perSecond = figures.requests / (figures.duration / 1e6);
        results.push(figures);
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
        goals: [atMost('errors under load', sum(results.map(({ errors }) => errors)), 'count', 0)],
        notes: [
          'A page view is the document, its stylesheets, its script and the icon, nothing of it kept from before.',
        ],
      };
    } finally {
      await server.stop();
    }
  },
};

const notMeasured = (missing: readonly string[]): SectionResult => ({
  tables: [],
  goals: [],
  notes: [
    `Not measured, because ${missing.join(' and ')} is not installed (Debian: apt-get install ${missing.join(' ')}).`,
  ],
});

/** Returns the paths of a page's document and of the files that its first view loads. */
function pathsOfView(dist: string, path: string): string[] {
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
  const named = html.matchAll(
    /<(?:link rel="(?:stylesheet|icon)"[^>]*? href|script type="module" src)="([^"]+)"/g,
  );
  return [path, ...new Set([...named].map(([, address = '']) => address))];
}

/** Returns a wrk script (https://github.com/wg/wrk/blob/master/SCRIPTING) that requests the paths in turn, and prints results. */
const wrkScript = (paths: readonly string[], encodings: string): string => `
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

/** Runs wrk, which sends requests as fast as the server responds. */
async function runWrk({ port }: RunningServer, script: string, duration: number): Promise<WrkResult> {
  const args = ['-t1', `-c${connections}`, `-d${duration}s`, '-s', script, `http://127.0.0.1:${port}`];
  const { stdout } = await runMeasured('wrk', args, { cwd: dirname(script) });
  const [line] = /^\{.*\}$/m.exec(stdout) ?? [];
  if (!line) throw new Error(`wrk printed no results:\n${stdout}`);
  return JSON.parse(line);
}
