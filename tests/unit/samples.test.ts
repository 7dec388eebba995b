import { describe, expect, test } from 'vitest';
import { readSources } from '../../src/build/inputs.ts';
import { root } from '../../src/build/vite-config.ts';
import { readSourcePage } from '../../src/content/source-page.ts';
import { samplesOf } from '../../src/samples/collect.ts';
import { runPage } from '../../src/samples/run-page.ts';
import { sampleProblems, sampleTable, shareRun } from '../../src/samples/table.ts';
import { updateOutputs } from '../../src/samples/update.ts';

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

describe('the samples of a page', () => {
  test('are run in order: later steps see earlier ones, and cURL gets the response of the workflow', async () => {
    const { results } = await runPage(read(source));
    expect(results.map(({ treatment, problems }) => `${treatment} ${problems.length}`)).toEqual([
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

  test('get their output brought up to date, and nothing else is touched', async () => {
    const { results } = await runPage(read(source));
    const updated = updateOutputs(source, results);
    expect(updated).toBe(source.replace('   stale\n\n   lines\n', '   reading\n'));
    expect(sampleProblems((await runPage(read(updated))).results)).toBe('');
  });

  test('are counted in a table', async () => {
    const { results } = await runPage(read(source));
    expect(sampleTable(results)).toMatchInlineSnapshot(`
      "page      samples  run  checked  compared  shaped  parsed  shown  failed
      /sample/        9    4                  3       1              1       1
      all             9    4                  3       1              1       1"
    `);
  });
});

test('are run without the lines that they show as removed, which a page may spell as it likes', async () => {
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

test('that call the REST API are answered as it is described, from cURL, Node.js and Python', async () => {
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

test('of the pages that exist, at least 60 % of JavaScript and shell are run, and nothing is shown without a reason', () => {
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
