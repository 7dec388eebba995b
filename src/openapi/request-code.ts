import type { RestRequest } from './example-request.ts';

/** The environment variable that samples take the reader's API key from. */
const keyVariable = 'PD_API_KEY';

/** A request to the REST API in one language. */
export interface RequestCode {
  /** What readers choose it by. */
  label: 'cURL' | 'Node.js' | 'Python';
  language: 'bash' | 'js' | 'python';
  code: string;
}

/**
 * A request as code that can be run as it stands, once the API key is in the environment.
 *
 * @param base URL that the request's own begins with
 * @param answersJson whether there is a body to be printed
 */
export const requestCode = (request: RestRequest, base: string, answersJson: boolean): RequestCode[] => [
  { label: 'cURL', language: 'bash', code: curl(request, base) },
  { label: 'Node.js', language: 'js', code: node(request, base, answersJson) },
  { label: 'Python', language: 'python', code: python(request, base, answersJson) },
];

function curl({ method, url, body }: RestRequest, base: string): string {
  const options = [`-H "Authorization: Bearer $${keyVariable}"`];
  if (body !== undefined)
    options.push(
      '-H "Content-Type: application/json"',
      `-d '${indent(json(body), 2).replaceAll("'", "'\\''")}'`,
    );
  const verb = method === 'GET' ? '' : `-X ${method} `;
  return [`curl ${verb}${quoteForShell(base + url)}`, ...options].join(' \\\n  ');
}

/** Quotes what a shell would take for its own. */
const quoteForShell = (url: string): string => (/[&?$]/.test(url) ? `"${url.replaceAll('$', '\\$')}"` : url);

function node({ method, url, body }: RestRequest, base: string, answersJson: boolean): string {
  const config = [
    ...(method === 'GET' ? [] : [`method: "${method}",`]),
    `url: ${JSON.stringify(base + url)},`,
    `headers: { Authorization: \`Bearer \${process.env.${keyVariable}}\` },`,
    ...(body === undefined ? [] : [`data: ${literal(body, 2, javascript)},`]),
  ];
  const [taken, printed] = answersJson ? ['data', 'JSON.stringify(data, null, 2)'] : ['status', 'status'];
  return `import axios from "axios"

const { ${taken} } = await axios({
  ${config.join('\n  ')}
})
console.log(${printed})`;
}

function python({ method, url, body }: RestRequest, base: string, answersJson: boolean): string {
  const authorization = `"Authorization": f"Bearer {os.environ['${keyVariable}']}"`;
  const headers =
    body === undefined
      ? `headers={${authorization}},`
      : `headers={\n        ${authorization},\n        "Content-Type": "application/json",\n    },`;
  const lines = [
    `${JSON.stringify(base + url)},`,
    ...(method === 'GET' ? [] : [`method="${method}",`]),
    headers,
    ...(body === undefined ? [] : [`data=json.dumps(${literal(body, 4, pythonWords)}).encode(),`]),
  ];
  const needsJson = answersJson || body !== undefined;
  return `${needsJson ? 'import json\n' : ''}import os
from urllib.request import Request, urlopen

request = Request(
    ${lines.join('\n    ')}
)
with urlopen(request) as response:
    print(${answersJson ? 'json.dumps(json.load(response), indent=2)' : 'response.status'})`;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Puts blanks before all lines but the first. */
const indent = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** How a language writes what JSON writes otherwise. */
interface Words {
  key(name: string): string;
  true: string;
  false: string;
  null: string;
  step: number;
}
const javascript: Words = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  true: 'true',
  false: 'false',
  null: 'null',
  step: 2,
};
const pythonWords: Words = { key: JSON.stringify, true: 'True', false: 'False', null: 'None', step: 4 };

/** A value of JSON as a literal of a language, its lines indented as deep as where it stands. */
function literal(value: unknown, depth: number, words: Words): string {
  if (value === null) return words.null;
  if (typeof value === 'boolean') return words[`${value}`];
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = depth + words.step;
  const entries = Array.isArray(value)
    ? value.map((item) => literal(item, inner, words))
    : Object.entries(value).map(([name, item]) => `${words.key(name)}: ${literal(item, inner, words)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const pad = ' '.repeat(inner);
  return `${open}\n${entries.map((entry) => `${pad}${entry},\n`).join('')}${' '.repeat(depth)}${close}`;
}
