/*
 * What a code step can name. A script, so that its names are global: it belongs to the programs that check samples
 * (samples/checks/types.ts), and to nothing else of this repository.
 */

/// <reference types="node" />

declare namespace Pipedream {
  /**
   * Data whose shape is known only when it arrives: it reads as text, or as an object with more of the same. Narrow it for
   * anything else: `Number(event.body.count)`, `Array.isArray(event.body.items)`.
   */
  type Data = string & { readonly [property: string]: Data };

  /**
   * What started the run (/workflows/events/#event-format). It is read-only (/workflows/steps/code/#async-function-declaration).
   * Whichever it is, any property can be asked for.
   */
  type Event = AppEvent & (HttpEvent | ScheduleEvent | EmailEvent | object);

  /** An HTTP request (/workflows/events/#http). */
  type HttpEvent = {
    /** An object when the request brought JSON (/workflows/steps/triggers/#how-pipedream-handles-json-payloads) or a form (/workflows/steps/triggers/#how-pipedream-handles-multipart-form-data). */
    readonly body: Data;
    readonly client_ip: string;
    readonly headers: Readonly<Record<string, string>>;
    /** What the body was read as, such as `JSON` or `MULTIPART_FORM` (/workflows/steps/triggers/#how-pipedream-handles-json-payloads). */
    readonly inferred_body_type: string;
    readonly method: string;
    /** The query string, by name (/quickstart/hello-name/). */
    readonly query: Readonly<Record<string, string>>;
    /** The full URL (/workflows/events/#http). */
    readonly url: string;
  };

  /** A run on a schedule (/workflows/events/#cron-scheduler). */
  type ScheduleEvent = {
    /** The schedule as text; `Manual` for runs started by hand (/quickstart/run-workflow-on-a-schedule/). */
    readonly timer_config: string;
    /** When the run was due, in seconds (/workflows/events/#cron-scheduler). */
    readonly timestamp: number;
    /** The same by another name: an event has one of the two, and code reads `timestamp || time` (/workflows/events/#cron-scheduler). */
    readonly time: number;
  };

  /** An email, in the format of Amazon SES (/workflows/events/#email). */
  interface EmailEvent {
    readonly mail: {
      /** Where the message is stored, when it came to the upload address (/workflows/steps/triggers/#sending-large-emails). */
      readonly content_url?: string;
      readonly [property: string]: unknown;
    };
  }

  /** An event of an event source, which says what it holds (/workflows/steps/triggers/#shape-of-the-steps-trigger-event-object). */
  interface AppEvent {
    readonly [property: string]: Data;
  }

  /** What the trigger exports (/workflows/events/). */
  interface Trigger {
    readonly event: Event;
    readonly context: Context;
    /** The event before it was read (/workflows/events/#steps-trigger-raw-event). */
    readonly raw_event: RawEvent;
    /** `test` for test events (/quickstart/make-http-request/). */
    readonly pd_event_type?: string;
  }

  /** Facts about the run (/workflows/events/#steps-trigger-context). Other properties are internal. */
  interface Context {
    /** The workflow's version. */
    readonly deployment_id: string;
    /** The event. */
    readonly id: string;
    readonly owner_id: string;
    readonly platform_version: string;
    /** Start of the run, in ISO 8601. */
    readonly ts: string;
    readonly workflow_id: string;
    readonly workflow_name: string;
  }

  /** The request as it came (/quickstart/run-workflow-on-a-schedule/). */
  interface RawEvent {
    readonly body_b64: string;
    readonly client_ip: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly http_version: string;
    readonly method: string;
    readonly scheme: string;
    /** Path and query. */
    readonly uri: string;
  }

  /** Exports of earlier steps, by name (/workflows/steps/#step-exports). */
  type Steps = { readonly trigger: Trigger } & { readonly [step: string]: Exports };

  /** What a step exported: `$return_value` (/workflows/steps/#use-return) and named exports (/workflows/steps/#use-named-exports). */
  type Exports = { readonly [name: string]: Data };

  /** What was entered in the step's form (/workflows/steps/params/#adding-params-to-a-code-step). */
  type Params = { readonly [name: string]: Data };

  /** Credentials of connected accounts, by app, such as `auths.slack.oauth_access_token` (/workflows/steps/code/auth/#the-auths-object). */
  type Auths = { readonly [app: string]: { readonly [credential: string]: string } };

  /** What was assigned in an earlier run, of any type (/workflows/steps/code/state/): what TypeScript gives to `JSON.parse`. */
  type State = ReturnType<JSON['parse']>;

  /** `this` in a step: assign a property to export it (/workflows/steps/#use-named-exports). */
  interface Step {
    /** What this step keeps for the next run; `undefined` at first (/workflows/steps/code/state/#step-level-state). */
    $checkpoint: State;
    [name: string]: unknown;
  }

  /** Options of `$respond()` (/workflows/steps/triggers/#customizing-the-http-response). */
  type RespondOptions = {
    /** An HTTP status code. */
    status: number;
    headers?: Readonly<Record<string, string | number>>;
  } & (
    | {
        /** A string, an object (answered as JSON), a Buffer, or a Readable stream, which has to be awaited. */
        body?: string | object;
        immediate?: false;
      }
    | {
        /** An immediate response cannot be a stream. */
        body?: string | Uint8Array | readonly unknown[] | { readonly [property: string]: unknown };
        /** Answers at once, and goes on with the run (/workflows/steps/triggers/#returning-a-response-immediately). */
        immediate: true;
      }
  );

  /** Destinations, delivered to after the run (/destinations/#asynchronous-delivery). */
  interface Send {
    /** Sends an HTTP request (/destinations/http/#using-send-http-in-workflows). */
    http(options: SendHttpOptions): void;
    /** Mails you (/destinations/email/#using-send-email-in-workflows). */
    email(options: SendEmailOptions): void;
    /** Stores data in a bucket of yours, in batches (/destinations/s3/#using-send-s3-in-workflows). */
    s3(options: SendS3Options): void;
    /** Adds a row to a table (/destinations/sql/#using-send-sql). */
    sql(options: SendSqlOptions): void;
    /** Emits an event to other workflows (/destinations/emit/#using-send-emit-in-workflows). */
    emit(options: SendEmitOptions): void;
    /** Sends an event to the clients of the workflow's stream (/destinations/sse/#sending-data-to-an-sse-destination-in-workflows). */
    sse(options: SendSseOptions): void;
  }

  /** /destinations/http/#using-send-http-in-workflows */
  interface SendHttpOptions {
    method: string;
    url: string;
    /** The body, sent as JSON. */
    data?: unknown;
    headers?: Readonly<Record<string, string>>;
    /** The query string, by name. */
    params?: Readonly<Record<string, string | number | boolean>>;
    /** Basic authentication. */
    auth?: { username: string; password: string };
  }

  /** /destinations/email/#using-send-email-in-workflows */
  interface SendEmailOptions {
    subject: string;
    /** The plain-text body. */
    text?: string;
    /** Shown instead of `text` where HTML can be shown. */
    html?: string;
    /** Mails the workflow's collaborators too; `false` by default (/destinations/email/#emailing-workflow-collaborators). */
    include_collaborators?: boolean;
  }

  /** /destinations/s3/#using-send-s3-in-workflows */
  interface SendS3Options {
    bucket: string;
    /** What keys begin with, such as `test/` (/destinations/s3/#s3-object-format). */
    prefix?: string;
    payload: unknown;
  }

  /** /destinations/sql/#using-send-sql */
  interface SendSqlOptions {
    /** Letters, digits and `_`, not beginning with `_` (/destinations/sql/#limitations-on-pipedream-sql-table-names). */
    table: string;
    /** One row: an object, not an array. */
    payload: { readonly [field: string]: unknown };
  }

  /** /destinations/emit/#using-send-emit-in-workflows */
  interface SendEmitOptions {
    raw_event: object;
  }

  /** /destinations/sse/#sending-data-to-an-sse-destination-in-workflows */
  interface SendSseOptions {
    /** The name of the event at the client. */
    channel: string;
    payload: object;
  }
}

/** Answers the HTTP request that started the run (/workflows/steps/triggers/#customizing-the-http-response). */
declare function $respond(options: Pipedream.RespondOptions): Promise<void>;

/** Ends the run at once; the message is shown in the inspector (/workflows/steps/code/#end). */
declare function $end(message?: string): never;

/** Sends data out after the run; there is no response and nothing to await (/destinations/#using-destinations-in-workflows). */
declare const $send: Pipedream.Send;

/** What the workflow keeps for its next run; `undefined` at first (/workflows/steps/code/state/#workflow-level-state-checkpoint). */
declare let $checkpoint: Pipedream.State;

/** Paths of attached files, by name (/workflows/settings/#attachments). */
declare const $attachments: { readonly [file: string]: string };
