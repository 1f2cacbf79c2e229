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
    ...HERE.map(lineOf),
    '',
  ].join('\n');

/** Closing lines for the operator who packed the packages. */
export const handOver = (): string => {
  const names = [...SETTINGS, ...VENDORS].filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  return [
    'Hand the tarballs in dist/packages over with the values of these settings; npx weefsel init lists them in .env.example:',
    names.join(', '),
    'RELEASE_KEY is made by npx weefsel key mf-<name>; RELEASE_TRUSTED_KEYS is DATA_DIR/keys/release.pub.',
    '',
  ].join('\n');
};
