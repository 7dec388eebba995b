import { expect, test } from 'vitest';
import { desktop, home } from '../pages.ts';
import type { EngineStage } from '../stage.ts';

/** Scenarios of the test tools themselves: all others expect an empty console. */
export function toolScenarios(stage: EngineStage): void {
  test('console errors, uncaught errors and violations of the security policy are reported', async () => {
    const page = await stage.open(home.path, desktop);
    await page.evaluate(() => {
      console.error('an error in the console');
      setTimeout(() => {
        throw new Error('an uncaught error');
      });
      const frame = document.createElement('iframe');
      frame.src = 'https://example.com/';
      document.body.append(frame);
    }, undefined);
    const reported: string[] = [];
    for (const pattern of [
      /an error in the console/,
      /an uncaught error/,
      /content.security.policy|frame-src/i,
    ])
      await expect
        .poll(async () => {
          reported.push(...(await page.consoleErrors()));
          return reported.join('\n');
        })
        .toMatch(pattern);
  });
}
