import type { Options } from './options.ts';
import type { ReleaseCommand } from './usages.ts';

/** A setting of a separate repository. */
interface TeamSetting {
  name: string;
  about: string;
  /** Commented out: useful in some repositories only. */
  isOptional?: true;
}

const VENDORS: readonly TeamSetting[] = [
  { name: 'COMMERCE_ENDPOINT', about: 'Commerce: Store API of Shopware.' },
  { name: 'COMMERCE_ACCESS_TOKEN', about: 'Access key of its sales channel.' },
  { name: 'CONTENT_API_HOST', about: 'Content: API of Sanity.' },
  { name: 'CONTENT_PROJECT_ID', about: 'Project there.' },
  { name: 'CONTENT_DATASET', about: 'Data set there.' },
  { name: 'SEARCH_BASE_URL', about: 'Search: API of Tweakwise.' },
  { name: 'SEARCH_INSTANCE_KEY', about: 'Instance there.' },
];

const SETTINGS: readonly TeamSetting[] = [
  {
    name: 'RELEASE_STORE',
    about: 'Store of the shop’s releases: full path of a folder, or s3://bucket/prefix?…',
  },
  { name: 'AWS_ACCESS_KEY_ID', about: 'Keys of the bucket.', isOptional: true },
  { name: 'AWS_SECRET_ACCESS_KEY', about: 'The secret one.', isOptional: true },
  { name: 'RELEASE_POINTERS', about: 'Redis with the pointers, if the shop has one.', isOptional: true },
  { name: 'RELEASE_TRUSTED_KEYS', about: 'Public keys of the shop: PEM, or the path of such a file.' },
  { name: 'RELEASE_KEY', about: 'Private key of this team: PEM, or the path of such a file.' },
  { name: 'SHOP_ORIGIN', about: 'Running shop, to wait for and to serve against: https://shop.example' },
];

const DEMO: readonly TeamSetting[] = [
  { name: 'DEMO_VENDORS', about: '1 for a shop of npm start on this machine.', isOptional: true },
  { name: 'BACKEND_PORT', about: 'Port of its demo backend, 4300 by default.', isOptional: true },
];

const HERE: readonly TeamSetting[] = [
  { name: 'PORT', about: 'Port of weefsel serve, 4200 by default.', isOptional: true },
  { name: 'CHROME', about: 'Chromium of the rehearsal, unless one is found.', isOptional: true },
];

const lineOf = ({ name, about, isOptional }: TeamSetting): string =>
  `# ${about}\n${isOptional ? '# ' : ''}${name}=`;

/** The `.env.example` of a separate repository. */
export const teamEnvExample = (): string =>
  [
    '# Settings of this repository’s commands. Copy to .env, which stays out of git, or set them in CI.',
    '# Those who run the shop hand out the values.',
    '',
    ...SETTINGS.map(lineOf),
    '',
    '# Vendors as on the shop’s servers: publish renders the pages with them. Others of their settings too, if they differ from',
    '# their defaults.',
    ...VENDORS.map(lineOf),
    '',
    '# In place of all vendors:',
    ...DEMO.map(lineOf),
    '',
    ...HERE.map(lineOf),
    '',
  ].join('\n');

/** Closing lines for the operator who packed the packages. */
export const handOver = (): string => {
  const names = [...SETTINGS, ...VENDORS].filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  return [
    'Hand the tarballs in dist/packages over, in place of earlier ones, with the values of these settings; npx weefsel init lists them in .env.example:',
    names.join(', '),
    'RELEASE_KEY is made by npx weefsel key mf-<name>; RELEASE_TRUSTED_KEYS is DATA_DIR/keys/release.pub.',
    'For a shop with the demo backend, DEMO_VENDORS=1 and its BACKEND_PORT replace the vendors.',
    '',
  ].join('\n');
};

type Env = Readonly<Record<string, string | undefined>>;

/** Vendors without an address or key; none where the demo replaces them. */
export const missingVendors = (env: Env = process.env): string[] =>
  env.DEMO_VENDORS === '1' ? [] : VENDORS.map(({ name }) => name).filter((name) => !env[name]);

/** Settings that vary by command. */
type Varying = 'RELEASE_KEY' | 'SHOP_ORIGIN' | 'vendors';

/** Needs of commands; others read the store alone. */
const NEEDS: Partial<Record<string, readonly Varying[]>> = {
  publish: ['RELEASE_KEY', 'SHOP_ORIGIN', 'vendors'],
  promote: ['RELEASE_KEY', 'SHOP_ORIGIN'],
  rollback: ['RELEASE_KEY', 'SHOP_ORIGIN'],
  remove: ['RELEASE_KEY', 'SHOP_ORIGIN'],
  preview: ['RELEASE_KEY', 'SHOP_ORIGIN'],
  'canary watch': ['RELEASE_KEY', 'SHOP_ORIGIN'],
  rehearse: ['RELEASE_KEY', 'vendors'],
  status: ['SHOP_ORIGIN'],
};

type Line = Pick<Options, 'words' | 'channel' | 'shop' | 'servers' | 'unrehearsed'>;

/** Sentences that name all unset settings of a command in a separate repository; empty without any. */
export function missingSettings(
  command: ReleaseCommand,
  { words, channel, shop, servers, unrehearsed }: Line,
  env: Env = process.env,
): string {
  const needs = NEEDS[command] ?? NEEDS[`${command} ${words[0] ?? ''}`] ?? [];
  const isUnseen = command === 'publish' && (channel !== 'live' || unrehearsed !== undefined);
  const vendors = needs.includes('vendors') && !isUnseen ? missingVendors(env) : [];
  const others = ['RELEASE_STORE', 'RELEASE_TRUSTED_KEYS', ...needs].filter(
    (name) => name !== 'vendors' && !env[name] && !(name === 'SHOP_ORIGIN' && (shop ?? servers)),
  );
  const missing = [...others, ...vendors];
  if (missing.length === 0) return '';
  const instead =
    command === 'publish' && vendors.length > 0
      ? ' The vendors render the pages before a release; without them, say --unrehearsed "why".'
      : '';
  return `Set ${missing.join(', ')}, in .env or the environment: .env.example explains them.${instead}`;
}
