import { beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../samples/givens/given.ts';
import { httpTrigger } from '../../samples/harness/workflow/triggers.ts';
import { samplesOf } from '../../samples/page/collect.ts';
import type { SampleResult } from '../../samples/page/sample.ts';
import { runPage } from '../../samples/runner/run-page.ts';
import { sampleProblems, sampleTable, shareRun } from '../../samples/runner/table.ts';
import { updateOutputs } from '../../samples/runner/update.ts';
import { root } from '../../scripts/root.mjs';
import { readSources } from '../../src/build/inputs.ts';
import { readSourcePage } from '../../src/content/read/source-page.ts';

const head =
  '---\ntitle: Sample\ndescription: A page with samples, to see what becomes of each of them.\n---\n';
const source = `${head}
:::steps
1. A step:

   \`\`\`js run title="steps.get_rows"
   console.log("reading")
   return [1, 2, 3]
   \`\`\`

   \`\`\`text output
   stale

   lines
   \`\`\`
:::

\`\`\`js run title="steps.respond"
await $respond({ status: 201, body: steps.get_rows.$return_value.length + " rows" })
\`\`\`

\`\`\`bash run
curl https://YOUR-ENDPOINT-ID.m.pipedream.net
\`\`\`

\`\`\`text output
3 rows
\`\`\`

\`\`\`python run
print("hello")
\`\`\`

\`\`\`text output
hello
\`\`\`

\`\`\`json shape="http-event"
{ "client_ip": "203.0.113.7", "headers": {}, "method": "GET", "query": {}, "url": "https://example.com/" }
\`\`\`

\`\`\`text show="words of the interface"
Must configure component step to deploy
\`\`\`
`;

const read = (text: string) => {
  const page = readSourcePage('sample.mdx', text);
  if (!('route' in page)) throw new Error(JSON.stringify(page.errors));
  return samplesOf(page);
};

const fence = (opening: string, code: string) => `\`\`\`${opening}\n${code}\n\`\`\`\n`;

describe('the samples of a page', () => {
  let results: SampleResult[] = [];
  beforeAll(async () => {
    ({ results } = await runPage(read(source)));
  });

  test('are run in order: later steps see earlier ones, and cURL receives the response of the workflow', () => {
    expect(results.map(({ status, problems }) => `${status} ${problems.length}`)).toEqual([
      'run 0',
      'compared 1',
      'run 0',
      'run 0',
      'compared 0',
      'run 0',
      'compared 0',
      'shaped 0',
      'shown 0',
    ]);
    expect(sampleProblems(results)).toBe(
      'content/sample.mdx:15\n  The output is stale. It shows "stale"; printed was "reading".',
    );
    expect(shareRun(results)).toBe(1);
  });

  test('can be updated with their output, which changes nothing else', async () => {
    const updated = updateOutputs(source, results);
    expect(updated).toBe(source.replace('   stale\n\n   lines\n', '   reading\n'));
    expect(sampleProblems((await runPage(read(updated))).results)).toBe('');
  });

  test('are counted in a table', () => {
    expect(sampleTable(results)).toMatchInlineSnapshot(`
      "page      samples  run  checked  compared  shaped  parsed  shown  skipped  failed
      /sample/        9    4                  3       1              1                1
      all             9    4                  3       1              1                1"
    `);
  });
});

test('samples are run without removed lines, in any notation', async () => {
  const { results } = await runPage(
    read(`${head}
\`\`\`bash run del={2}
echo one \\
  "removed \\
  two
\`\`\`

\`\`\`text output
one two
\`\`\`

\`\`\`json parse del={2}
{
  "a": 1,
  "a": 2
}
\`\`\`
`),
  );
  expect(sampleProblems(results)).toBe('');
});

describe('the state of a workflow', () => {
  const counter = fence(
    'js run title="steps.count"',
    '$checkpoint = ($checkpoint ?? 0) + 1\nthis.$checkpoint = (this.$checkpoint ?? 10) + 1\nconsole.log($checkpoint, this.$checkpoint)',
  );
  const respond = fence(
    'js run title="steps.respond"',
    'await $respond({ status: 200, body: String($checkpoint) })',
  );
  const request = (given = '') => fence(`bash run${given}`, 'curl https://YOUR-ENDPOINT-ID.m.pipedream.net');
  const output = (text: string) => fence('text output', text);
  const given: Record<string, Given> = {
    five: { checkpoint: 5, stepCheckpoints: { count: 20 } },
    none: { error: /^TypeError: Cannot set property 'test' of undefined$/ },
  };
  const problemsOf = async (...blocks: string[]) =>
    sampleProblems((await runPage(read(`${head}\n${blocks.join('\n')}`), given)).results);

  test('is new for every step, and kept between requests', async () => {
    expect(
      await problemsOf(counter, output('1 11'), respond, request(), output('1'), request(), output('2')),
    ).toBe('');
  });

  test('can be given', async () => {
    const twice = fence(
      'bash run given="five"',
      'for _ in 1 2; do curl https://YOUR-ENDPOINT-ID.m.pipedream.net; done',
    );
    expect(
      await problemsOf(
        counter.replace('run', 'run given="five"'),
        output('6 21'),
        respond,
        request(),
        output('1'),
        twice,
        output('67'),
        request(),
        output('8'),
      ),
    ).toBe('');
  });

  test('has no properties before the first run', async () => {
    const step = fence('js run title="steps.code" given="none"', '$checkpoint.test = 1');
    expect(await problemsOf(step)).toBe('');
    expect(await problemsOf(step.replace('none', 'five').replace('.test', ''))).toBe('');
  });
});

test('an attached file can be read in a step, and in a run that a request starts', async () => {
  const step = fence(
    'js run title="steps.respond" given="prices"',
    'const fs = require("fs")\nconst body = fs.readFileSync($attachments["prices.csv"]).toString()\nconsole.log(body)\nawait $respond({ status: 200, body })',
  );
  const request = fence('bash run given="prices"', 'curl https://YOUR-ENDPOINT-ID.m.pipedream.net');
  const output = fence('text output', 'Tea,4');
  const page = read(`${head}\n${[step, output, request, output].join('\n')}`);
  const given = { prices: { attachments: { 'prices.csv': 'Tea,4' } } };
  expect(sampleProblems((await runPage(page, given)).results)).toBe('');
});

describe('an error in an earlier step', () => {
  const broken = fence('js run title="steps.first"', 'const { body } = event\nreturn body.name');
  const later = fence('js run title="steps.second"', 'return steps.first.$return_value');
  const problemsOf = async (...blocks: string[]) =>
    (
      await runPage(read(`${head}\n${blocks.join('\n')}`), {
        body: { trigger: httpTrigger({ body: { name: 'Luke' } }) },
        shown: { error: /Cannot read property 'name'/ },
      })
    ).results.flatMap(({ problems }) => problems.map(({ line, message }) => `${line}: ${message}`));
  const message = "steps.first ends with TypeError: Cannot read property 'name' of undefined";

  test('is reported once, with the line of the step', async () => {
    const request = fence('bash run', 'curl https://YOUR-ENDPOINT-ID.m.pipedream.net');
    expect(await problemsOf(broken, later, later, request)).toEqual([`8: ${message}`]);
  });

  test('that only occurs in a later block is reported with that block', async () => {
    expect(await problemsOf(broken.replace('run', 'run given="body"'), later)).toEqual([
      `8: ${message}, when the block on line 11 is run`,
    ]);
  });

  test('that its own block shows is reported if it occurs in a later one', async () => {
    expect(await problemsOf(broken.replace('run', 'run given="shown"'), later)).toEqual([
      `8: ${message}, when the block on line 11 is run`,
    ]);
  });
});

test('samples that call the REST API receive the documented responses, from cURL, Node.js and Python', async () => {
  const url = 'https://api.pipedream.com/v1/users/me';
  const { results } = await runPage(
    read(`${head}
\`\`\`bash run
curl "${url}" -H "Authorization: Bearer KEY" | jq -r '.data | keys[0]'
\`\`\`

\`\`\`js run title="index.js"
import axios from "axios"

const { data } = await axios.get("${url}", { headers: { Authorization: "Bearer KEY" } })
console.log(Object.keys(data.data).sort()[0])
\`\`\`

\`\`\`python run
import json
import urllib.request

request = urllib.request.Request("${url}", headers={"Authorization": "Bearer KEY"})
with urllib.request.urlopen(request) as response:
    print(sorted(json.load(response)["data"])[0])
\`\`\`

\`\`\`text output
daily_compute_time_quota
\`\`\`
`),
  );
  expect(sampleProblems(results)).toBe('');
});

test('at least 60 % of all JavaScript and shell samples are run, and none is shown without a reason', () => {
  const samples = [...readSources(`${root}/content`)].flatMap(([path, text]) => {
    const page = readSourcePage(path, text);
    return 'route' in page ? samplesOf(page) : [];
  });
  const runnable = samples.filter(({ fence }) => ['js', 'bash'].includes(fence.language));
  expect(samples.length).toBeGreaterThan(5);
  expect(runnable.filter(({ fence }) => fence.declaration === 'run').length).toBeGreaterThanOrEqual(
    0.6 * runnable.length,
  );
});
