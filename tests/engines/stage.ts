import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type FaultServer, startFaultServer } from '../browser/support/fault-server.ts';
import type { Engine, Tab, TabOptions } from './engine.ts';

/** The engine and the server that scenarios share. */
export interface EngineStage {
  readonly engine: Engine;
  readonly server: FaultServer;
  /** Console messages that the scenario causes on purpose. Any others fail it. */
  expected: RegExp | undefined;
  /** Opens a tab, which is closed after the scenario. */
  openTab(options: TabOptions): Promise<Tab>;
  /** Opens a tab on a page of the site. */
  open(path: string, options: TabOptions): Promise<Tab>;
}

/**
 * Starts an engine and a server before the scenarios, and stops both after them.
 *
 * @param start starts the engine; without it, nothing is started
 */
export function createEngineStage(start: (() => Promise<Engine>) | undefined): EngineStage {
  let engine: Engine | undefined;
  let server: FaultServer | undefined;
  let tab: Tab | undefined;

  beforeAll(async () => {
    if (start) [server, engine] = await Promise.all([startFaultServer(inject('dist')), start()]);
  });
  afterAll(async () => {
    await engine?.close();
    await server?.close();
  });
  afterEach(async () => {
    const { expected } = stage;
    const consoleErrors = ((await tab?.consoleErrors()) ?? []).filter((text) => !expected?.test(text));
    stage.expected = undefined;
    server?.recover();
    await tab?.close();
    tab = undefined;
    server?.requests.splice(0);
    expect(consoleErrors, 'console messages').toEqual([]);
  });

  const stage: EngineStage = {
    expected: undefined,
    get engine() {
      return started(engine);
    },
    get server() {
      return started(server);
    },
    async openTab(options) {
      tab = await started(engine).open(options);
      return tab;
    },
    async open(path, options) {
      const page = await stage.openTab(options);
      await page.goto(stage.server.origin + path);
      return page;
    },
  };
  return stage;
}

function started<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The engine has not been started.');
  return value;
}
