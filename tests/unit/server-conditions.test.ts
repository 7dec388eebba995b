import { describe, expect, test } from 'vitest';
import { evaluateConditions, isRangeValid } from '../../src/server/conditions.ts';

const file = { etag: '"now"', modified: new Date('2021-12-01T12:00:00.750Z') };
const [before, same, after] = ['11:59:59', '12:00:00', '12:00:01'].map(
  (time) => `Wed, 01 Dec 2021 ${time} GMT`,
);

describe('a request', () => {
  test.each([
    [{}, 'send'],
    [{ 'if-none-match': '"now"' }, 'not-modified'],
    [{ 'if-none-match': 'W/"now"' }, 'not-modified'],
    [{ 'if-none-match': '"old", "now"' }, 'not-modified'],
    [{ 'if-none-match': '*' }, 'not-modified'],
    [{ 'if-none-match': '"old"' }, 'send'],
    [{ 'if-none-match': 'now' }, 'send'],
    [{ 'if-modified-since': before }, 'send'],
    [{ 'if-modified-since': same }, 'not-modified'],
    [{ 'if-modified-since': after }, 'not-modified'],
    [{ 'if-modified-since': 'nonsense' }, 'send'],
    [{ 'if-none-match': '"old"', 'if-modified-since': after }, 'send'],
    [{ 'if-match': '"now"' }, 'send'],
    [{ 'if-match': '*' }, 'send'],
    [{ 'if-match': '"old"' }, 'failed'],
    [{ 'if-match': 'W/"now"' }, 'failed'],
    [{ 'if-unmodified-since': before }, 'failed'],
    [{ 'if-unmodified-since': same }, 'send'],
    [{ 'if-unmodified-since': 'nonsense' }, 'send'],
    [{ 'if-match': '"now"', 'if-unmodified-since': before }, 'send'],
    [{ 'if-match': '"old"', 'if-none-match': '"now"' }, 'failed'],
  ] as const)('with %j: %s', (headers, verdict) => {
    expect(evaluateConditions(headers, file)).toBe(verdict);
  });
});

describe('a range is only sent if the client has the rest of the same file', () => {
  test.each([
    [undefined, true],
    ['"now"', true],
    ['"old"', false],
    ['W/"now"', false],
    [same, true],
    [before, false],
    [after, false],
    ['nonsense', false],
  ])('If-Range: %s', (header, valid) => {
    expect(isRangeValid(header, file)).toBe(valid);
  });
});
