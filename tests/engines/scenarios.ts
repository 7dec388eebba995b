import { describe } from 'vitest';
import type { Engine } from './engine.ts';
import { arrivalScenarios } from './scenarios/arrival.ts';
import { controlScenarios } from './scenarios/controls.ts';
import { lostScriptScenarios } from './scenarios/lost-scripts.ts';
import { movingScenarios } from './scenarios/moving.ts';
import { offlineScenarios } from './scenarios/offline.ts';
import { phoneScenarios } from './scenarios/phone.ts';
import { searchScenarios } from './scenarios/search.ts';
import { toolScenarios } from './scenarios/tool.ts';
import { createEngineStage } from './stage.ts';

/**
 * Defines the user scenarios in one engine. Each ends with an empty console.
 *
 * @param start starts the engine, or the reason why it can't be started on this machine
 */
export function describeEngine(name: string, start: (() => Promise<Engine>) | string): void {
  const isMissing = typeof start === 'string';
  const stage = createEngineStage(isMissing ? undefined : start);
  describe.skipIf(isMissing)(isMissing ? `${name} (${start})` : name, () => {
    toolScenarios(stage);
    arrivalScenarios(stage);
    movingScenarios(stage);
    phoneScenarios(stage);
    searchScenarios(stage);
    controlScenarios(stage);
    lostScriptScenarios(stage);
    offlineScenarios(stage);
  });
}
