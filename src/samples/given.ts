import type { CodeStep, Trigger } from '../harness/workflow/definition.ts';
import type { JsonObject } from '../harness/json.ts';

/** An answer of a server that stands for somebody else's. */
export interface FixtureAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Text, or an object that is sent as JSON. */
  body: string | JsonObject | unknown[];
}

/** The circumstances that a sample is run in. */
export interface Given {
  /** What started the workflow; an HTTP request without this. */
  trigger?: Trigger;
  /** Exports of steps that the page does not show, by name. */
  steps?: Record<string, JsonObject>;
  params?: CodeStep['params'];
  auths?: CodeStep['auths'];
  env?: Record<string, string>;
  checkpoint?: unknown;
  /** Files in the folder that a shell sample is run in, by name. */
  files?: Record<string, string>;
  /** Servers of others, by their address: `https://api.example.com`. */
  hosts?: Record<string, (request: { method: string; path: string; body: string }) => FixtureAnswer>;
  /** The error that the sample shows; without it a sample must end without one. */
  error?: RegExp;
}
