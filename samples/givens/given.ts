import type { SourceEvent } from '../harness/component/life.ts';
import type { Fixture } from '../harness/fixture.ts';
import type { JsonObject } from '../harness/json.ts';
import type { CodeStep, Definition, Settings } from '../harness/workflow/definition.ts';
import type { Trigger } from '../harness/workflow/triggers.ts';

/** The circumstances that a sample is run in. */
export interface Given extends GivenToSteps, GivenToComponents {
  env?: Record<string, string>;
  /** Files in the folder that a shell or Python sample is run in, which is its home as well, by path. */
  files?: Record<string, string>;
  /** Servers of others, by their address: `https://api.example.com`. */
  hosts?: Record<string, Fixture>;
  /** The output of `pd` by its arguments: `{ 'list streams': 'NAME TYPE' }`; empty for other commands. */
  pd?: Record<string, string>;
  /** Longest that it may take, and memory that it may use. */
  settings?: Settings;
  /** The error that the sample shows; without it a sample must end without one. */
  error?: RegExp;
}

/** The circumstances of a workflow. */
interface GivenToSteps {
  /** What started the workflow; an HTTP request without this. */
  trigger?: Trigger;
  /** Exports of steps that the page does not show, by name. */
  steps?: Record<string, JsonObject>;
  params?: CodeStep['params'];
  auths?: CodeStep['auths'];
  /** What an earlier run left in `$checkpoint`. */
  checkpoint?: unknown;
  /** What an earlier run left in `this.$checkpoint`, by step. */
  stepCheckpoints?: Definition['stepCheckpoints'];
  /** Contents of the files attached to the workflow, by name. */
  attachments?: Definition['attachments'];
}

/** The circumstances of a component. */
interface GivenToComponents {
  /** The values that the user enters, by prop. A timer takes a schedule. */
  props?: Record<string, unknown>;
  /** What `$auth` has, by the name slug of the app. */
  accounts?: Record<string, Record<string, string>>;
  /** What happens to a source after it was deployed, in order; without this, somebody runs it once. */
  events?: readonly SourceEvent[];
  /** The initial content of the key-value store. */
  db?: Record<string, unknown>;
  /** Props whose drop-downs the user opens. */
  options?: readonly string[];
  /**
   * Sources of modules by their specifier: of app files that the page doesn't show, and of stand-ins for packages that aren't
   * installed.
   */
  modules?: Record<string, string>;
}
