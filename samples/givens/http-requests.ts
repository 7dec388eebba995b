import type { FixtureRequest, FixtureResponse } from '../harness/fixture.ts';
import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const products = [
  { id: 1, name: 'Lamp', price: 30 },
  { id: 2, name: 'Desk', price: 200 },
  { id: 3, name: 'Chair', price: 90 },
];

/** Five records on three pages, which are numbered from 1. */
const pages = [[{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 4 }], [{ id: 5 }]];
const pageOf = (number: number) => pages[number - 1] ?? [];
const nextOf = (number: number) => (number < pages.length ? number + 1 : undefined);

/** Returns the fields of a submitted form, by name. */
const fieldsOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]),
  );

/** A shop with products, paginated lists, an account that requires the key, and a form. */
function shop({ method, path, headers, body }: FixtureRequest): FixtureResponse {
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

const create = (product: { name?: string }): FixtureResponse =>
  product.name
    ? { status: 201, body: { id: 4, ...product } }
    : { status: 422, body: { message: 'name is required' } };

/** A shop that is unavailable at first, then rate-limited, then works. */
const busyShop = (request: FixtureRequest): FixtureResponse => {
  if (request.count === 0) return { status: 503, body: '' };
  if (request.count === 1) return { status: 429, headers: { 'retry-after': '2' }, body: '' };
  return shop(request);
};

const report = 'day,orders\nMonday,17\nTuesday,9\n';

/** The shop, after a step that has listed products. */
const base: Given = {
  env: { API_KEY: 'k-4711' },
  steps: { list_ids: { $return_value: [1, 2, 3] } },
  hosts: { 'https://api.example.com': shop },
};

/** Fixture data for samples about HTTP requests. */
export const httpRequestGivens: Record<string, Given> = {
  'http-api': base,
  /** The shop rejects a product without a name. */
  'http-invalid': { ...base, error: /^Error: Not created: name is required$/ },
  'http-busy': { ...base, hosts: { 'https://api.example.com': busyShop } },
  /** A report to download, and a server that responds with the name or the length of the upload. */
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
