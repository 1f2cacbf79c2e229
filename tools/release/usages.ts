import type { Help } from '../flags.ts';

/** Usage of one release command, for its help and for reading its options. */
export interface Usage {
  /** Positional arguments, as help shows them. */
  words?: string;
  /** Purpose, one sentence. */
  about: string;
  options: readonly OptionName[];
  /** Two arguments lines, without the name of the command line. */
  examples: readonly [string, string];
}

/** Options of all release commands: type for the parser, value and meaning for help. */
export const OPTIONS = {
  channel: { type: 'string', value: '<channel>', about: 'live (default) or preview/<name>' },
  to: { type: 'string', value: '<id>', about: 'version of the remote, or composition' },
  reason: { type: 'string', value: '<text>', about: 'reason, for the history' },
  'over-budget': { type: 'string', value: '<text>', about: 'reason for exceeding a page’s budget' },
  unrehearsed: { type: 'string', value: '<text>', about: 'reason for a release without rendered pages' },
  without: { type: 'string', multiple: true, value: '<page>', about: 'page or path that may go; repeatable' },
  canary: { type: 'string', value: '<percent>', about: 'share of new visits, 1 to 99' },
  servers: { type: 'string', value: '<urls>', about: 'servers whose counts decide, with commas' },
  shop: {
    type: 'string',
    value: '<url>',
    about: 'address of the running shop; by default SHOP_ORIGIN, in the workspace localhost:PORT',
  },
  good: { type: 'string', value: '<id>', about: 'composition without the fault' },
  most: { type: 'string', value: '<number>', about: 'number of entries, by default 20' },
  hours: { type: 'string', value: '<number>', about: 'validity of the link, by default 24' },
  days: { type: 'string', value: '<number>', about: 'keeps versions used within them, by default 30' },
  'dry-run': { type: 'boolean', value: '', about: 'removes nothing' },
  until: { type: 'string', value: '<day>', about: 'last day of validity, by default in a year' },
  public: { type: 'string', value: '<file>', about: 'public part of an existing key' },
  watch: { type: 'boolean', value: '', about: 'repeats the output until Ctrl-C' },
  json: { type: 'boolean', value: '', about: 'output for programs' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** Options of commands that change a channel. */
const CHANGING = ['channel', 'reason', 'over-budget', 'without', 'shop'] as const;

export const USAGES = {
  release: {
    words: '<remote|shell>…',
    about: 'Builds, checks, rehearses and releases remotes, or the shell, in one step.',
    options: [...CHANGING, 'canary'],
    examples: ['mf-search mf-content --reason "winter"', 'mf-search --channel preview/winter'],
  },
  publish: {
    words: '<folder>…',
    about: 'Releases existing builds.',
    options: [...CHANGING, 'unrehearsed', 'canary'],
    examples: ['dist/', 'dist/ --channel preview/winter'],
  },
  rollback: {
    words: '[remote|shell|canary]',
    about: 'Returns a part, or the whole shop, to an earlier version. `rollback canary` ends a canary.',
    options: ['channel', 'to', 'reason', 'shop'],
    examples: ['mf-search', '--to 8481066e963adaa1'],
  },
  remove: {
    words: '<remote>',
    about: 'Takes a remote out of the shop.',
    options: ['channel', 'reason', 'shop'],
    examples: ['mf-stores', 'mf-stores --reason "closed"'],
  },
  promote: {
    words: '<preview/name|canary>',
    about: 'Makes the releases of a preview, or a canary, live.',
    options: [...CHANGING, 'unrehearsed'],
    examples: ['preview/winter', 'canary'],
  },
  canary: {
    words: '[watch]',
    about:
      'Prints the canary. `watch` widens it, makes it live or rolls it back, if your key may, and waits for the next one until Ctrl-C.',
    options: ['servers', 'shop'],
    examples: ['', 'watch --servers https://one:4200,https://two:4200'],
  },
  preview: {
    words: '<preview/name>',
    about: 'Prints a link that shows a preview in one browser.',
    options: ['hours', 'shop'],
    examples: ['preview/winter', 'preview/winter --hours 48'],
  },
  rehearse: {
    words: '<preview/name>',
    about: 'Renders and hydrates the pages of a preview with all its versions.',
    options: [],
    examples: ['preview/winter', 'preview/winter --json'],
  },
  quarantine: {
    words: '[lift <remote@version>]',
    about: 'Lists versions that hung or ended a process; `lift` allows one again.',
    options: ['reason'],
    examples: ['', 'lift 1a2b'],
  },
  fits: {
    about: 'Builds the shell and compiles it against all live remotes.',
    options: ['channel'],
    examples: ['', '--channel preview/winter'],
  },
  bisect: {
    words: '<command>',
    about: 'Finds the faulty release. Exit code 0 of the command: good, 125: untestable, others: bad.',
    options: ['good'],
    examples: [
      `--good 8481066e963adaa1 'curl -fsS "$SHOP_URL/cart"'`,
      '--good 8481066e963adaa1 ./is-broken.sh',
    ],
  },
  status: {
    about: 'Prints channels, versions, canary, quarantine and the running shell.',
    options: ['shop', 'watch'],
    examples: ['', '--watch'],
  },
  history: {
    about: 'Prints releases with author, time, commit and reason.',
    options: ['most'],
    examples: ['', '--most 5 --json'],
  },
  diff: {
    words: '<composition|channel> <composition|channel>',
    about: 'Compares versions, pages, bytes per page and texts.',
    options: [],
    examples: ['live preview/winter', '8481066e963adaa1 live'],
  },
  collect: {
    about: 'Removes unused versions from the store.',
    options: ['days', 'dry-run'],
    examples: ['--dry-run', '--days 90'],
  },
  key: {
    words: '[remote…|revoke <id>]',
    about: 'Lists keys, makes one for some remotes, or ends one.',
    options: ['until', 'public', 'reason'],
    examples: ['mf-stores --until 2027-06-30', 'revoke 3f2a'],
  },
} as const satisfies Record<string, Usage>;

export type ReleaseCommand = keyof typeof USAGES;

export const isReleaseCommand = (name: string): name is ReleaseCommand => Object.hasOwn(USAGES, name);

const GROUPS = {
  Release: ['release', 'publish', 'promote', 'rollback', 'remove', 'preview', 'canary', 'rehearse'],
  Observe: ['status', 'history', 'diff', 'bisect', 'fits'],
  Tend: ['quarantine', 'collect', 'key'],
} as const satisfies Record<string, readonly ReleaseCommand[]>;

const firstSentence = (text: string): string => text.split('. ')[0]?.replace(/\.$/, '') ?? '';

/** Some commands by group, for an overview. */
export const releaseGroups = (commands: readonly ReleaseCommand[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(GROUPS).map(([group, names]) => {
      const shown = names.filter((name) => commands.includes(name));
      return [group, Object.fromEntries(shown.map((name) => [name, firstSentence(USAGES[name].about)]))];
    }),
  );

/** Options of a command for the parser; without a command, those of all. */
export function optionsOf(command?: ReleaseCommand): typeof OPTIONS {
  if (!command) return OPTIONS;
  const names: readonly OptionName[] = [...USAGES[command].options, 'json'];
  return Object.fromEntries(names.map((name) => [name, OPTIONS[name]])) as typeof OPTIONS;
}

/** Help of a command. */
export function helpOf(command: ReleaseCommand): Help {
  const { words = '', about, examples }: Usage = USAGES[command];
  const line = (rest: string) => ['weefsel', command, rest].filter(Boolean).join(' ');
  const described = Object.entries(optionsOf(command)).map(([name, { value, about: meaning }]) => [
    `--${name} ${value}`.trim(),
    meaning,
  ]);
  return {
    usage: line([words, '[options]'].filter(Boolean).join(' ')),
    about,
    options: Object.fromEntries(described),
    examples: [`npx ${line(examples[0])}`, `npx ${line(examples[1])}`],
  };
}
