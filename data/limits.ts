/**
 * Limits of the platform, as a reader sees them printed.
 * In prose `{limits.httpPayload}`, in code `%{limits.httpPayload}`.
 */
export const limits = {
  /** Largest body of an HTTP request to a workflow or source. */
  httpPayload: '512KB',
  /** Largest body sent with the large-payload options. */
  largePayload: '5TB',
  /** Minutes for which the address of a stored body, upload or email is valid. */
  uploadUrlMinutes: '30',
  /** Average requests per second to one HTTP trigger. */
  requestsPerSecond: '10',
  /** A burst that stays within the average, and the seconds it may recur in. */
  burstRequests: '50',
  burstSeconds: '30',
  /** Largest email to a workflow's default address: body, headers and attachments. */
  emailPayload: '150KB',
  /** Largest email to a workflow's upload address. */
  largeEmailPayload: '30MB',
  /** Logs, step exports and event data of one run, together. */
  functionPayload: '6MB',
  /** What may pass above that, because data is compressed. */
  functionPayloadCompressed: '12 to 18 MB',
  memoryDefault: '256MB',
  memoryMaximum: '10GB',
  /** Disk under /tmp during a run. */
  disk: '512MB',
  /** Events kept for a workflow in the inspector. */
  inspectorEvents: '100',
  /** Days after which the details of a run expire. */
  inspectorDays: '30',
  /** Free invocations a day. */
  dailyInvocations: '333',
  freeOrgDailyInvocations: '66',
  /** Free compute time a day, across all workflows and sources. */
  dailyComputeMinutes: '30',
  dailyComputeMilliseconds: '1,800,000',
  /** Share of a quota, in percent, at which a mail is sent. */
  quotaWarningPercent: '80',
  /** Time of day at which daily quotas start again. */
  quotaResetTime: '00:00 UTC',
  /** Seconds a run may take: defaults by trigger, maximum by plan. */
  timeoutHttpSeconds: '30',
  timeoutScheduleSeconds: '60',
  timeoutFreeMaximumSeconds: '300',
  timeoutPaidMaximumSeconds: '750',
  /** Seconds that a request of the HTTP destination may take. */
  sendHttpSeconds: '5',
  /** Schedule triggers: runs a minute, and test runs a minute. */
  scheduleRunsPerMinute: '1',
  scheduleTestsPerMinute: '2',
  /** Events that may wait for a workflow behind an event source. */
  queueDefault: '100',
  queueMaximum: '10,000',
  /** State kept with $checkpoint. */
  checkpoint: '64KB',
  environmentVariable: '64KB',
  /** One configured prop value of a component. */
  configuredProps: '64KB',
  attachment: '10MB',
  attachmentsTotal: '200MB',
  /** Properties in nested objects of an event or export. */
  nestedProperties: '256',
  /** Log lines kept for an event source. */
  sourceLogs: '100',
  /** Ids that the `unique` dedupe strategy remembers. */
  dedupeIds: '100',
  /** Errors that the REST API lists for a workflow. */
  workflowErrors: '100',
  /** SQL Service: days a record is kept, seconds a query may run, size of a result. */
  sqlRecordDays: '30',
  sqlQuerySeconds: '60',
  sqlResult: '1GB',
} as const;
