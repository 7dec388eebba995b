import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Job, JobEvent } from '../../samples/harness/browser/job.ts';
import { httpTrigger } from '../../samples/harness/workflow/triggers.ts';
import { describeRun } from '../../src/playground/describe-run.ts';
import { readReply } from '../../src/playground/read-reply.ts';

const job: Job = {
  kind: 'workflow',
  sources: { steps: {}, modules: {} },
  definition: { trigger: httpTrigger(), steps: [{ name: 'shown', code: '' }] },
};

describe('messages of a worker', () => {
  test('parses events and failures', () => {
    const event: JobEvent = { type: 'log', step: 'shown', level: 'log', text: 'a' };
    expect(readReply(JSON.stringify({ type: 'event', event }))).toEqual({ type: 'event', event });
    const failed = { type: 'failed', message: 'No' };
    expect(readReply(JSON.stringify(failed))).toEqual(failed);
  });

  test.each([
    'no JSON',
    '1',
    'null',
    '[]',
    '{"type":"event"}',
    '{"type":"event","event":null}',
    '{"type":"event","event":{"type":"log"}}',
    '{"type":"event","event":{"type":"toString"}}',
    '{"type":"event","event":{"type":"exports","step":"a","exports":null}}',
    '{"type":"failed"}',
  ])('%s is ignored', (text) => {
    expect(readReply(text)).toBeUndefined();
  });

  test('any message from code is ignored, or can be shown', () => {
    const types = [
      'log',
      'exports',
      'respond',
      'sent',
      'error',
      'did',
      'stage',
      'end',
      'checkpoint',
      'warning',
    ];
    const event = fc.record({
      type: fc.constantFrom(...types),
      step: fc.oneof(fc.constant('shown'), fc.jsonValue()),
      text: fc.oneof(fc.string(), fc.jsonValue()),
      exports: fc.jsonValue(),
      response: fc.oneof(
        fc.record({ status: fc.jsonValue(), headers: fc.jsonValue(), body: fc.jsonValue() }),
        fc.jsonValue(),
      ),
      options: fc.jsonValue(),
      destination: fc.oneof(fc.string(), fc.jsonValue()),
      name: fc.oneof(fc.string(), fc.jsonValue()),
      message: fc.oneof(fc.string(), fc.jsonValue()),
      value: fc.jsonValue(),
      values: fc.jsonValue(),
      verb: fc.oneof(fc.string(), fc.jsonValue()),
    });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const read = events.flatMap((each) => {
          const reply = readReply(JSON.stringify({ type: 'event', event: each }));
          return reply?.type === 'event' ? [reply.event] : [];
        });
        const { parts, error } = describeRun(job, {
          end: 'done',
          text: '',
          events: read,
          failures: [],
          milliseconds: 1,
        });
        for (const { label, text } of parts)
          expect([typeof label, typeof text]).toEqual(['string', 'string']);
        expect(typeof (error?.text ?? '')).toBe('string');
      }),
    );
  });
});
