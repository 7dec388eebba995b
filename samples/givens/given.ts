import type { SourceEvent } from '../harness/component/lifecycle.ts';
import type { Fixture } from '../harness/fixture.ts';
import type { JsonObject } from '../harness/json.ts';
import type { CodeStep, Definition, Settings } from '../harness/workflow/definition.ts';
import type { Trigger } from '../harness/workflow/triggers.ts';

/** The fixture data that a sample is run with. */
export interface Given extends WorkflowGiven, ComponentGiven {
  env?: Record<string, string>;
  /** Files in the working folder of a shell or Python sample, by path. The folder is also its home. */
  files?: Record<string, string>;
  /** Third-party servers, by their address: `https://api.example.com`. */
  hosts?: Record<string, Fixture>;
  /** The output of `pd` by its arguments: `{ 'list streams': 'NAME TYPE' }`; empty for all others. */
  pd?: Record<string, string>;
  /** The timeout and the memory limit. */
  settings?: Settings;
  /** The error that the sample must end with. Without this, it must succeed. */
  error?: RegExp;
}

/** The fixture data of a workflow. */
interface WorkflowGiven {
  /** The trigger of the workflow; by default, an HTTP request. */
  trigger?: Trigger;
  /** Exports of steps that the page doesn't show, by name. */
  steps?: Record<string, JsonObject>;
  params?: CodeStep['params'];
  auths?: CodeStep['auths'];
  /** The value of `$checkpoint` from an earlier run. */
  checkpoint?: unknown;
  /** The values of `this.$checkpoint` from an earlier run, by step. */
  stepCheckpoints?: Definition['stepCheckpoints'];
  /** Contents of the files attached to the workflow, by name. */
  attachments?: Definition['attachments'];
}

/** The fixture data of a component. */
interface ComponentGiven {
  /** The values that the user enters, by prop. The value of a timer is a schedule. */
  props?: Record<string, unknown>;
  /** The values of `$auth`, by the name slug of the app. */
  accounts?: Record<string, Record<string, string>>;
  /** The events of a source after its deployment, in order; by default, it is run manually once. */
  events?: readonly SourceEvent[];
  /** The initial content of the key-value store. */
  db?: Record<string, unknown>;
  /** Props whose drop-downs the user opens. */
  options?: readonly string[];
  /**
   * Source texts of modules, by specifier: of app files that the page doesn't show, and of stubs for packages that aren't
   * installed.
   */
  modules?: Record<string, string>;
}
