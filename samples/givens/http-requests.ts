import type { FixtureAnswer, FixtureRequest } from '../harness/fixture.ts';
import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const products = [
  { id: 1, name: 'Lamp', price: 30 },
  { id: 2, name: 'Desk', price: 200 },
  { id: 3, name: 'Chair', price: 90 },
];

/** Five records on three pages, the first being page 1. */
const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 4 }], [{ id: 5 }]];
const pageOf = (number: number) => pages[number - 1] ?? [];
const nextOf = (number: number) => (number < pages.length ? number + 1 : undefined);

/** Names and values of the fields of a form. */
const fieldsOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]),
  );

/** A shop: products, lists in pages, an account for those with the key, a form. */
function shop({ method, path, headers, body }: FixtureRequest): FixtureAnswer {
  const url = new URL(path, 'https://api.example.com');
  const [collection, id] = url.pathname.slice(1).split('/');
  const page = Number(url.searchParams.get('page') ?? url.searchParams.get('cursor') ?? 1);
  const next = nextOf(page);
  switch (collection) {
    case 'products': {
      if (method === 'POST') return create(JSON.parse(body));
      if (id === undefined) return { body: products };
      const product = products.find((each) => String(each.id) === id);
      if (!product) return { status: 404, body: { message: `no product ${id}` } };
      return headers.accept === 'text/csv'
        ? { headers: { 'content-type': 'text/csv' }, body: `id,name\n${product.id},${product.name}` }
        : { body: product };
    }
    case 'orders':
      return { body: pageOf(page) };
    case 'events':
      return { body: { items: pageOf(page), ...(next && { next_cursor: String(next) }) } };
    case 'issues': {
      const link = `<https://api.example.com/issues?page=${next}>; rel="next"`;
      return { headers: next ? { link } : {}, body: pageOf(page) };
    }
    case 'account':
      return headers['x-api-key'] === 'k-4711'
        ? { body: { plan: 'team' } }
        : { status: 401, body: { message: 'unknown key' } };
    case 'forms':
      return { body: fieldsOf(body) };
    default:
      return { status: 404, body: { message: `no ${collection}` } };
  }
}

const create = (product: { name?: string }): FixtureAnswer =>
  product.name
    ? { status: 201, body: { id: 4, ...product } }
    : { status: 422, body: { message: 'name is required' } };

/** Unavailable at first, then busy, then as usual. */
const busyShop = (request: FixtureRequest): FixtureAnswer => {
  if (request.count === 0) return { status: 503, body: '' };
  if (request.count === 1) return { status: 429, headers: { 'retry-after': '2' }, body: '' };
  return shop(request);
};

const report = 'day,orders\nMonday,17\nTuesday,9\n';

/** The shop responds, and an earlier step has listed products. */
const base: Given = {
  env: { API_KEY: 'k-4711' },
  steps: { list_ids: { $return_value: [1, 2, 3] } },
  hosts: { 'https://api.example.com': shop },
};

/** Circumstances of the samples on HTTP requests. */
export const httpRequestGivens: Record<string, Given> = {
  'http-api': base,
  /** The shop misses a name. */
  'http-invalid': { ...base, error: /^Error: Not created: name is required$/ },
  'http-busy': { ...base, hosts: { 'https://api.example.com': busyShop } },
  /** A report to download, and a server that responds with what it received: the name of a file, or the number of bytes. */
  'http-files': {
    params: {
      download_url: 'https://files.example.com/report.csv',
      upload_url: 'https://archive.example.com/files',
    },
    hosts: {
      'https://files.example.com': () => ({ headers: { 'content-type': 'text/csv' }, body: report }),
      'https://archive.example.com': ({ body }) => ({
        body: { received: /filename="(.+)"/.exec(body)?.[1] ?? body.length },
      }),
    },
  },
  /** A request to forward, and a server that echoes it. */
  'http-forward': {
    trigger: httpTrigger({ method: 'POST', path: '/?source=shop', body: { order: 17 } }),
    params: { url: 'https://other.example.com/hook' },
    hosts: {
      'https://other.example.com': ({ method, path, body }) => ({
        body: { got: `${method} ${path} ${body}` },
      }),
    },
  },
};
