import { addressOf, type RestRequest } from './example-request.ts';

/** Characters of shell code that fit into the column of an operation. */
const column = 48;

/** The environment variable of the reader's API key in samples. */
const keyVariable = 'PD_API_KEY';

/** A request to the REST API in one language. */
export interface RequestCode {
  /** The name that readers choose it by. */
  label: 'cURL' | 'Node.js' | 'Python';
  language: 'bash' | 'js' | 'python';
  code: string;
}

/**
 * The code of a request, which runs unchanged with the API key in the environment.
 *
 * @param base start of the request's URL
 * @param answersJson whether to print a body
 */
export const requestCode = (request: RestRequest, base: string, answersJson: boolean): RequestCode[] => [
  { label: 'cURL', language: 'bash', code: curl(request, base) },
  { label: 'Node.js', language: 'js', code: node(request, base, answersJson) },
  { label: 'Python', language: 'python', code: python(request, base, answersJson) },
];

function curl({ method, path, query, body }: RestRequest, base: string): string {
  const authorization = `-H "Authorization: Bearer $${keyVariable}"`;
  const verb = method === 'GET' ? '' : `-X ${method} `;
  const lines = (...options: string[]) => options.join(' \\\n  ');
  if (body !== undefined)
    return lines(
      ...command(verb, base + addressOf({ path, query })),
      authorization,
      '-H "Content-Type: application/json"',
      `-d '${indent(json(body), 2).replaceAll("'", "'\\''")}'`,
    );
  // One parameter per line, because long URLs are cut off.
  const parameters = Object.entries(query).map(([name, value]) =>
    /^[\w,.:-]*$/.test(value)
      ? `-d ${name}=${value}`
      : `--data-urlencode "${name}=${value.replace(/[$"`\\]/g, '\\$&')}"`,
  );
  const asQuery = parameters.length > 0 ? '-G ' : '';
  return lines(...command(`${verb}${asQuery}`, base + path), ...parameters, authorization);
}

/** The start of a command. A long URL gets a line of its own. */
function command(options: string, url: string): string[] {
  const address = quoteForShell(url);
  const line = `curl ${options}${address}`;
  return options !== '' && line.length > column ? [`curl ${options}`.trim(), address] : [line];
}

/** Quotes characters that have a meaning in the shell. */
const quoteForShell = (url: string): string => (/[&?$]/.test(url) ? `"${url.replaceAll('$', '\\$')}"` : url);

function node({ method, path, query, body }: RestRequest, base: string, answersJson: boolean): string {
  const config = [
    ...(method === 'GET' ? [] : [`method: "${method}",`]),
    `url: ${JSON.stringify(base + path)},`,
    ...(Object.keys(query).length === 0 ? [] : [`params: ${literal(query, 2, javascript)},`]),
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

function python({ method, path, query, body }: RestRequest, base: string, answersJson: boolean): string {
  const authorization = `"Authorization": f"Bearer {os.environ['${keyVariable}']}"`;
  const headers =
    body === undefined
      ? `headers={${authorization}},`
      : `headers={\n        ${authorization},\n        "Content-Type": "application/json",\n    },`;
  const hasQuery = Object.keys(query).length > 0;
  const lines = [
    `${JSON.stringify(base + path)}${hasQuery ? ' + "?" + query' : ''},`,
    ...(method === 'GET' ? [] : [`method="${method}",`]),
    headers,
    ...(body === undefined ? [] : [`data=json.dumps(${literal(body, 4, pythonWords)}).encode(),`]),
  ];
  const needsJson = answersJson || body !== undefined;
  return `${needsJson ? 'import json\n' : ''}import os
${hasQuery ? 'from urllib.parse import urlencode\n' : ''}from urllib.request import Request, urlopen

${hasQuery ? `query = urlencode(${literal(query, 0, pythonWords)})\n` : ''}request = Request(
    ${lines.join('\n    ')}
)
with urlopen(request) as response:
    print(${answersJson ? 'json.dumps(json.load(response), indent=2)' : 'response.status'})`;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Indents all lines but the first. */
const indent = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** How a language writes a literal that differs from JSON. */
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

/** A JSON value as a literal of a language, indented to its position. */
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
