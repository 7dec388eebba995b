import { describe, expect, test } from 'vitest';
import { createDollar } from '../../samples/harness/component/dollar.ts';
import { createPlatform } from '../../samples/harness/component/platform.ts';
import { fixtureAxios, type SentRequest } from './support/fixture-axios.ts';

const echo = ({ method, url, headers, data }: SentRequest) => ({
  data: { method, url: url.href, headers, data },
});

describe('/pipedream-axios/', () => {
  const bad = { code: 400, description: 'Bad Request' };
  const { axios: send } = fixtureAxios({
    'example.com': echo,
    'bad.example.com': () => ({ status: 400, statusText: 'Bad Request', headers: { a: 'b' }, data: bad }),
    'same.example.com': () => ({ status: 304, data: '' }),
    'text.example.com': () => ({ status: 500, data: 'broken' }),
  });
  const { axios } = createPlatform(send);

  test('success returns the body only', async () => {
    const { $ } = createDollar();
    expect(await axios($, { url: 'https://example.com/' })).toMatchObject({ method: 'GET' });
  });

  test('failure has the body as its message, and exports the whole response as debug', async () => {
    const { $, record } = createDollar();
    const config = { url: 'https://bad.example.com/' };
    await expect(axios($, config)).rejects.toMatchObject({
      name: 'Error - Request failed with status code 400',
      message: '{"code":400,"description":"Bad Request"}',
    });
    expect(record.exports.debug).toEqual({
      config,
      data: bad,
      headers: { a: 'b' },
      status: 400,
      statusText: 'Bad Request',
    });
  });

  test('axios decides what a failure is: 304 is one, unless validateStatus accepts it', async () => {
    const url = 'https://same.example.com/';
    await expect(axios({}, { url })).rejects.toMatchObject({
      name: expect.stringContaining('Request failed with status code 304'),
    });
    expect(await axios({}, { url, validateStatus: () => true })).toBe('');
  });

  test('in a source, which has no $, this is accepted; other errors are rethrown unchanged', async () => {
    await expect(axios({}, { url: 'https://text.example.com/' })).rejects.toThrow('broken');
    await expect(axios({}, { url: 'https://unknown.example.com/' })).rejects.toThrow('No fixture answers');
    await expect(Reflect.apply(axios, undefined, [{}])).rejects.toThrow('The first argument is $.');
  });
});
