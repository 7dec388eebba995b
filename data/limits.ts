import { size } from './quantity.ts';

const dailyComputeMinutes = 30;

/**
 * Limits of the platform. The names of numbers include their unit; `quantity.ts` formats them.
 * Pages use them as `{limits.httpPayload}` in prose and `%{limits.httpPayload}` in code.
 */
export const limits = {
  /** Largest body of an HTTP request to a workflow or source. */
  httpPayload: size(512, 'KB'),
  /** Largest body sent with the large-payload options. */
  largePayload: size(5, 'TB'),
  /** Minutes for which the URL of a stored body, upload or email is valid. */
  uploadUrlMinutes: 30,
  /** Average requests per second to one HTTP trigger. */
  requestsPerSecond: 10,
  /** The size of a burst within the average, and the seconds between bursts. */
  burstRequests: 50,
  burstSeconds: 30,
  /** Largest email to a workflow's default address: body, headers and attachments. */
  emailPayload: size(150, 'KB'),
  /** Largest email to a workflow's upload address. */
  largeEmailPayload: size(30, 'MB'),
  /** Logs, step exports and event data of one run, together. */
  functionPayload: size(6, 'MB'),
  /** The range of sizes that sometimes fit nevertheless, because data is compressed. */
  functionPayloadCompressedMinimum: size(12, 'MB'),
  functionPayloadCompressedMaximum: size(18, 'MB'),
  memoryDefault: size(256, 'MB'),
  memoryMaximum: size(10, 'GB'),
  /** Disk under /tmp during a run. */
  disk: size(512, 'MB'),
  /** Events in the inspector of a workflow. */
  inspectorEvents: 100,
  /** Days after which the details of a run expire. */
  inspectorDays: 30,
  /** Free invocations a day. */
  dailyInvocations: 333,
  freeOrgDailyInvocations: 66,
  /** Days of usage that the billing page shows on the free plan. */
  usageDays: 30,
  /** Free compute time a day, across all workflows and sources. */
  dailyComputeMinutes,
  dailyComputeMilliseconds: dailyComputeMinutes * 60_000,
  /** Share of a quota, in percent, at which an email is sent. */
  quotaWarningPercent: 80,
  /** Time of day at which daily quotas are reset. */
  quotaResetTime: '00:00 UTC',
  /** Timeouts of a run: the default by trigger, the maximum by plan. */
  timeoutHttpSeconds: 30,
  timeoutScheduleSeconds: 60,
  timeoutFreeMaximumSeconds: 300,
  timeoutPaidMaximumSeconds: 750,
  /** Timeout of a request of the HTTP destination. */
  sendHttpSeconds: 5,
  /** Minutes for which the S3 and SQL destinations batch events before delivery. */
  batchMinutes: 1,
  /** Events of a workflow's stream that a new client receives first, and seconds between its keep-alive comments. */
  sseRecentEvents: 100,
  sseKeepaliveSeconds: 15,
  /** Schedule triggers: runs and test runs per minute. */
  scheduleRunsPerMinute: 1,
  scheduleTestsPerMinute: 2,
  /** Events that can be queued for a workflow by an event source. */
  queueDefault: 100,
  queueMaximum: 10_000,
  /** Maximum number of events, and of seconds, minutes or hours, in the throttling settings of a workflow. */
  throttleMaximum: 10_000,
  /** Size of the state in `$checkpoint`. */
  checkpoint: size(64, 'KB'),
  environmentVariable: size(64, 'KB'),
  /** One configured prop value of a component. */
  configuredProps: size(64, 'KB'),
  attachment: size(10, 'MB'),
  attachmentsTotal: size(200, 'MB'),
  /** Nested objects in an event or export. */
  nestedProperties: 256,
  /** Events stored for an event source. */
  sourceEvents: 100,
  /** Events above this size may be truncated in lists of the REST API. */
  eventSummary: size(1, 'KB'),
  /** Items on a page of the REST API: the default and the maximum of `limit`. */
  apiPageDefault: 10,
  apiPageMaximum: 100,
  /** Events that `pd events` prints without `-n`. */
  cliEvents: 10,
  /** Seconds between two keep-alive comments of an event stream. */
  sseCommentSeconds: 15,
  /** Log lines stored for an event source. */
  sourceLogs: 100,
  /** Ids that the `unique` dedupe strategy remembers. */
  dedupeIds: 100,
  /** Errors that the REST API lists for a workflow. */
  workflowErrors: 100,
  /** SQL service: days until a record is deleted, seconds until a query times out, size of a result. */
  sqlRecordDays: 30,
  sqlQuerySeconds: 60,
  sqlResult: size(1, 'GB'),
  /** Rows that the query page shows. */
  sqlRowsShown: 999,
} as const;
