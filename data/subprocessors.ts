/** The purpose of a subprocessor. */
export type SubprocessorScope =
  | 'Application monitoring'
  | 'Business analytics'
  | 'Cloud hosting'
  | 'Customer support';

/** A company that processes personal data on behalf of the platform. */
export interface Subprocessor {
  name: string;
  scope: SubprocessorScope;
  /** The title and URL of the company's page about security. */
  reference: { title: string; url: string };
}

/** The date of the last change to the list, as the page prints it. */
export const subprocessorsUpdated = 'March 17, 2021';

/** Subprocessors, sorted by scope and name. `<SubprocessorIndex />` renders them as a table. */
export const subprocessors: readonly Subprocessor[] = [
  {
    name: 'Datadog',
    scope: 'Application monitoring',
    reference: { title: 'Datadog security', url: 'https://www.datadoghq.com/security/' },
  },
  {
    name: 'Sentry',
    scope: 'Application monitoring',
    reference: { title: 'Sentry security', url: 'https://sentry.io/security/' },
  },
  {
    name: 'Looker Data Sciences, Inc.',
    scope: 'Business analytics',
    reference: { title: 'Looker compliance', url: 'https://looker.com/trust-center/compliance' },
  },
  {
    name: 'Snowflake Computing',
    scope: 'Business analytics',
    reference: {
      title: 'Snowflake security and compliance reports',
      url: 'https://www.snowflake.com/snowflakes-security-compliance-reports/',
    },
  },
  {
    name: 'Amazon Web Services',
    scope: 'Cloud hosting',
    reference: { title: 'AWS compliance', url: 'https://aws.amazon.com/compliance/' },
  },
  {
    name: 'Google Cloud Platform',
    scope: 'Cloud hosting',
    reference: { title: 'Google Cloud compliance', url: 'https://cloud.google.com/security/compliance' },
  },
  {
    name: 'Redis Labs',
    scope: 'Cloud hosting',
    reference: {
      title: 'Redis compliance and privacy',
      url: 'https://redislabs.com/company/compliance-and-privacy/',
    },
  },
  {
    name: 'LogRocket',
    scope: 'Customer support',
    reference: { title: 'LogRocket security', url: 'https://docs.logrocket.com/docs/security' },
  },
];
