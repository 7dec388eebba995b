import { describe, expect, test } from 'vitest';
import { createAxios } from '../../src/harness/component/axios.ts';
import { createDollar } from '../../src/harness/component/dollar.ts';
import { createNetwork, type OutgoingRequest } from '../../src/harness/component/network.ts';
import { createPlatform } from '../../src/harness/component/platform.ts';

const echo = ({ method, url, headers, data }: OutgoingRequest) => ({
  data: { method, url: url.href, headers, data },
});

describe('a network of fixtures', () => {
  test('an unknown host fails, and says to declare a fixture', async () => {
    const { request, requests } = createNetwork({ 'example.com': echo });
    await expect(request({ url: 'https://api.github.com/user' })).rejects.toThrow(
      'No fixture answers for the host "api.github.com". Declare one: hosts["api.github.com"].',
    );
    expect(requests).toEqual([]);
  });

  test('a request has its query, headers and body as axios would send them', async () => {
    const { request } = createNetwork({ 'example.com': echo });
    const response = await request({
      url: '/items',
      baseURL: 'https://example.com/v1',
      method: 'post',
      params: { q: 'a b', tags: ['x', 'y'], filter: { a: 1 }, none: undefined, empty: null },
      headers: { 'X-Id': 7, Skipped: undefined },
      data: { name: 'Yoda' },
      auth: { username: 'u', password: 'p' },
    });
    expect(response).toMatchObject({
      status: 200,
      data: {
        method: 'POST',
        url: 'https://example.com/v1/items?q=a+b&tags%5B%5D=x&tags%5B%5D=y&filter=%7B%22a%22%3A1%7D',
        headers: { 'content-type': 'application/json', authorization: 'Basic dTpw', 'x-id': '7' },
        data: { name: 'Yoda' },
      },
    });
  });
});

describe('/workflows/steps/code/nodejs/http-requests/', () => {
  const axios = createAxios(
    createNetwork({ 'example.com': echo, 'down.example.com': () => ({ status: 503, data: 'later' }) })
      .request,
  );

  test('axios gives the response; get and delete have no body, the others have', async () => {
    expect(await axios.get('https://example.com/')).toMatchObject({ data: { method: 'GET' } });
    expect(await axios.delete('https://example.com/')).toMatchObject({ data: { method: 'DELETE' } });
    for (const method of ['post', 'put', 'patch'] as const) {
      expect((await axios[method]('https://example.com/', { a: 1 })).data).toMatchObject({
        method: method.toUpperCase(),
        data: { a: 1 },
      });
    }
    expect((await axios.request({ url: 'https://example.com/' })).status).toBe(200);
  });

  test('a status of 400 or more is an error, unless validateStatus accepts it', async () => {
    const url = 'https://down.example.com/';
    await expect(axios({ url })).rejects.toMatchObject({
      message: 'Request failed with status code 503',
      response: { status: 503, data: 'later' },
      config: { url },
    });
    expect((await axios({ url, validateStatus: () => true })).status).toBe(503);
    expect((await axios({ url, validateStatus: null })).status).toBe(503);
  });
});

describe('/pipedream-axios/', () => {
  const bad = { code: 400, description: 'Bad Request' };
  const { request } = createNetwork({
    'example.com': echo,
    'bad.example.com': () => ({ status: 400, statusText: 'Bad Request', headers: { a: 'b' }, data: bad }),
    'text.example.com': () => ({ status: 500, data: 'broken' }),
  });
  const { axios } = createPlatform(request);

  test('success gives the body alone', async () => {
    const { $ } = createDollar();
    expect(await axios($, { url: 'https://example.com/' })).toMatchObject({ method: 'GET' });
  });

  test('failure shows the body, and exports the whole response as debug', async () => {
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

  test('in a source, where there is no $, this is accepted; other errors pass unchanged', async () => {
    await expect(axios({}, { url: 'https://text.example.com/' })).rejects.toThrow('broken');
    await expect(axios({}, { url: 'https://unknown.example.com/' })).rejects.toThrow('Declare one');
    await expect(Reflect.apply(axios, undefined, [{}])).rejects.toThrow('The first argument is $.');
  });
});
