import type { PdArgument, PdCommand, PdFlag } from './pd-command.ts';

/** Flags of every command: /cli/reference/#using-profiles. */
export const pdGlobalFlags: readonly PdFlag[] = [
  {
    name: '--profile',
    short: '-p',
    type: 'string',
    value: 'profile',
    description: 'Works with the account of this profile instead of the default one.',
  },
];

const source: PdArgument = {
  name: 'source-id-or-name',
  required: true,
  description: 'Id of the source, which begins with dc_, or its name slug.',
};

const newName = (what: string): PdArgument => ({
  name: 'name',
  required: true,
  description: `Name of the ${what}, from which directory and file are named.`,
});

/** Every command of the `pd` program, in the order of /cli/reference/. */
export const pdCommands: readonly PdCommand[] = [
  {
    name: '',
    appliesTo: 'the CLI',
    description: 'Lists all commands, each with a line on its use.',
    arguments: [],
    flags: [{ name: '--version', type: 'switch', description: 'Prints the version of the CLI instead.' }],
    examples: [
      { command: 'pd', does: 'Lists all commands.' },
      { command: 'pd --version', does: 'Prints the version.' },
    ],
  },
  {
    name: 'delete',
    appliesTo: 'sources',
    description: 'Deletes a source.',
    arguments: [source],
    flags: [],
    examples: [{ command: 'pd delete http', does: 'Deletes the source named http.' }],
  },
  {
    name: 'deploy',
    appliesTo: 'sources',
    description:
      'Deploys a source and prints new events as they come. Without an argument, asks which source of the registry.',
    arguments: [
      {
        name: 'key|file|url',
        required: false,
        description: 'Key of a source in the registry, a file on this machine, or a URL of the code.',
      },
    ],
    flags: [],
    examples: [
      { command: 'pd deploy', does: 'Asks which source of the registry to deploy.' },
      { command: 'pd deploy http-new-requests', does: 'Deploys a source of the registry.' },
      { command: 'pd deploy http.js', does: 'Deploys a file.' },
      { command: 'pd deploy https://example.com/http.js', does: 'Deploys code from the web.' },
    ],
  },
  {
    name: 'describe',
    appliesTo: 'sources',
    description: "Prints a source's id, name and other configuration.",
    arguments: [source],
    flags: [],
    examples: [
      { command: 'pd describe http', does: 'Looks the source up by its name.' },
      { command: 'pd describe dc_abc123', does: 'Looks the source up by its id.' },
    ],
  },
  {
    name: 'dev',
    appliesTo: 'sources',
    description: 'Deploys a file as a source, watches the file, and updates the source whenever you save.',
    arguments: [{ name: 'file-or-name', required: true, description: 'The file with the code.' }],
    flags: [
      {
        name: '--dc',
        type: 'source-id',
        value: 'existing-deployed-component-id',
        description: 'Links the file to this source instead of deploying another.',
      },
      {
        name: '--prompt-all',
        type: 'switch',
        description: 'Asks for every prop, also those that have a default.',
      },
    ],
    examples: [
      { command: 'pd dev source.mjs', does: 'Deploys the file and watches it.' },
      { command: 'pd dev --dc dc_abc123 source.mjs', does: 'Continues with a deployed source.' },
    ],
  },
  {
    name: 'events',
    appliesTo: 'sources',
    description: 'Prints the last events that a source emitted, and can follow new ones.',
    arguments: [source],
    flags: [
      {
        name: '-n',
        type: 'integer',
        value: 'N',
        minimum: 1,
        maximum: 100,
        description: 'How many of the last events to print: 10 by default, at most 100.',
      },
      { name: '-f', type: 'switch', description: 'Stays connected and prints new events as they come.' },
    ],
    examples: [
      { command: 'pd events http', does: 'Prints up to the last 10 events.' },
      { command: 'pd events -n 100 http', does: 'Prints up to the last 100 events.' },
      { command: 'pd events -n 100 -f http', does: 'Prints the last 100 events, then new ones.' },
    ],
  },
  {
    name: 'help',
    appliesTo: 'the CLI',
    description: 'Explains one command.',
    arguments: [
      {
        name: 'command',
        required: true,
        description: 'The command.',
        values: [
          'delete',
          'deploy',
          'describe',
          'dev',
          'events',
          'help',
          'init',
          'list',
          'login',
          'logout',
          'logs',
          'publish',
          'signup',
          'update',
        ].map((name) => ({ name })),
      },
    ],
    flags: [],
    examples: [{ command: 'pd help events', does: 'Explains pd events.' }],
  },
  {
    name: 'init app',
    appliesTo: 'app files',
    description: 'Makes a directory with an app file from a template.',
    arguments: [newName('app')],
    flags: [],
    examples: [
      { command: 'pd init app google_calendar', does: 'Makes google_calendar/ with google_calendar.mjs.' },
    ],
  },
  {
    name: 'init action',
    appliesTo: 'actions',
    description: 'Makes a directory with an action from a template.',
    arguments: [newName('action')],
    flags: [],
    examples: [
      { command: 'pd init action add-new-event', does: 'Makes add-new-event/ with add-new-event.mjs.' },
    ],
  },
  {
    name: 'init source',
    appliesTo: 'sources',
    description: 'Makes a directory with a source from a template.',
    arguments: [newName('source')],
    flags: [
      { name: '--db', type: 'switch', description: 'Gives it the prop db: "$.service.db".' },
      { name: '--http', type: 'switch', description: 'Gives it the prop http: "$.interface.http".' },
      { name: '--timer', type: 'switch', description: 'Gives it the prop timer: "$.interface.timer".' },
    ],
    examples: [
      { command: 'pd init source cancelled-event', does: 'Makes a source without props.' },
      {
        command: 'pd init source cancelled-event --db --http --timer',
        does: 'Makes a source with all three props.',
      },
    ],
  },
  {
    name: 'list',
    appliesTo: 'resources',
    description: 'Lists what there is in your account. Without an argument, asks which kind.',
    arguments: [
      {
        name: 'type',
        required: false,
        description: 'The kind of resource.',
        values: [{ name: 'components' }, { name: 'sources', alias: 'so' }, { name: 'streams', alias: 'st' }],
      },
    ],
    flags: [],
    examples: [
      { command: 'pd list sources', does: 'Lists your sources.' },
      { command: 'pd list so', does: 'Does the same.' },
      { command: 'pd list streams', does: 'Lists the event streams of your sources, with their URLs.' },
    ],
  },
  {
    name: 'login',
    appliesTo: 'the account',
    description: 'Opens a browser to log you in, and stores the API key in the config file.',
    arguments: [],
    flags: [],
    examples: [
      { command: 'pd login', does: 'Stores the key of your default account.' },
      { command: 'pd login -p work', does: 'Stores the key of another account, as the profile work.' },
    ],
  },
  {
    name: 'logout',
    appliesTo: 'the account',
    description: 'Removes the API key from the config file. The key stays valid.',
    arguments: [],
    flags: [],
    examples: [
      { command: 'pd logout', does: 'Removes the key of your default account.' },
      { command: 'pd logout -p work', does: 'Removes the key of the profile work.' },
    ],
  },
  {
    name: 'logs',
    appliesTo: 'sources',
    description: 'Follows the logs and errors of a source.',
    arguments: [source],
    flags: [],
    examples: [{ command: 'pd logs http', does: 'Prints new logs as they come.' }],
  },
  {
    name: 'publish',
    appliesTo: 'actions',
    description: 'Publishes an action to your account, or to an organization by its profile.',
    arguments: [{ name: 'filename', required: true, description: 'The file with the code.' }],
    flags: [],
    examples: [
      { command: 'pd publish my-action.mjs', does: 'Publishes the action to your account.' },
      {
        command: 'pd publish my-action.mjs --profile my_org',
        does: 'Publishes it to the organization of the profile my_org.',
      },
    ],
  },
  {
    name: 'signup',
    appliesTo: 'the account',
    description: 'Opens a browser to create an account, and stores its API key in the config file.',
    arguments: [],
    flags: [],
    examples: [{ command: 'pd signup', does: 'Creates an account.' }],
  },
  {
    name: 'update',
    appliesTo: 'sources',
    description: "Changes a source's code, name or state.",
    arguments: [source],
    oneFlag: true,
    flags: [
      { name: '--code', type: 'url', value: 'url', description: 'Replaces the code by that at this URL.' },
      { name: '--name', type: 'string', value: 'new-name', description: 'Renames the source.' },
      { name: '--deactivate', type: 'switch', description: 'Stops the source.' },
      { name: '--activate', type: 'switch', description: 'Starts it again.' },
    ],
    examples: [
      { command: 'pd update http --code https://example.com/http.js', does: 'Replaces the code.' },
      { command: 'pd update http --name new-name', does: 'Renames the source.' },
      { command: 'pd update http --deactivate', does: 'Stops the source.' },
      { command: 'pd update new-name --activate', does: 'Starts it again.' },
    ],
  },
];
