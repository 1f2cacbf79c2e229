import type { RemoteManifest } from '../../build/bundler/manifest.ts';

type Described = Partial<Pick<RemoteManifest, 'description' | 'bytes' | 'shared' | 'texts' | 'borrows'>>;

/** Names in only one of two lists, each with a sign: `+` of the second, `-` of the first. */
const cameAndWent = (before: readonly string[], now: readonly string[]): string[] => [
  ...now.filter((name) => !before.includes(name)).map((name) => `+ ${name}`),
  ...before.filter((name) => !now.includes(name)).map((name) => `- ${name}`),
];

/** Names in both with different values. */
const changed = <T>(before: Record<string, T>, now: Record<string, T>): [name: string, was: T, is: T][] =>
  Object.entries(now).flatMap(([name, is]) => {
    const was = before[name];
    return was !== undefined && was !== is ? [[name, was, is]] : [];
  });

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const weights = ({ bytes = {} }: Described): Record<string, number> =>
  Object.fromEntries(Object.entries(bytes).map(([page, { js, css }]) => [page, js + css]));

/** Features of a version as text: pages at their addresses, lent and borrowed fragments, tracked events. */
const FEATURES: ((described: Described) => string[])[] = [
  ({ description }) =>
    Object.entries(description?.pages ?? {}).flatMap(([page, { paths = [], shows = [] }]) => [
      ...paths.map((path) => `page ${page} at ${path}`),
      ...shows.map((type) => `page ${page} for ${type}`),
    ]),
  ({ description }) => (description?.fragments ?? []).map((name) => `lends ${name}`),
  ({ description }) => (description?.events ?? []).map((name) => `tells ${name}`),
  ({ borrows = [] }) => borrows.map(({ remote, name }) => `shows ${name} of ${remote}`),
];

const WEIGHED = 'script and styles of the remote, with all chunks, as sent';

/** Pages, fragments and events of a remote that comes or goes, one line each. A new one also has bytes of its pages. */
export const manifestOverview = (before: Described = {}, now: Described = {}): string[] => [
  ...FEATURES.flatMap((featuresOf) => cameAndWent(featuresOf(before), featuresOf(now))),
  ...Object.entries(weights(now)).map(([page, is]) => `page ${page}: ${kilobytes(is)} kB (${WEIGHED})`),
];

/**
 * Differences between two versions of a remote, one line each: pages and addresses, fragments, events and texts.
 * Also bytes of each page as sent and shared versions. Fields that a version lacks are not compared.
 */
export function manifestDifferences(before: Described, now: Described): string[] {
  const texts = Object.keys({ ...before.texts, ...now.texts }).flatMap((language) => {
    const [old = {}, recent = {}] = [before.texts?.[language], now.texts?.[language]];
    return [
      ...cameAndWent(Object.keys(old), Object.keys(recent)).map((line) => `${line} (text, ${language})`),
      ...changed(old, recent).map(([key, was, is]) => `${key} (${language}): "${was}" → "${is}"`),
    ];
  });
  return [
    ...FEATURES.flatMap((featuresOf) => cameAndWent(featuresOf(before), featuresOf(now))),
    ...changed(weights(before), weights(now)).map(
      ([page, was, is]) =>
        `page ${page}: ${kilobytes(was)} → ${kilobytes(is)} kB (${is > was ? '+' : '-'}${Math.abs(is - was)} B; ${WEIGHED})`,
    ),
    ...changed(before.shared ?? {}, now.shared ?? {}).map(([id, was, is]) => `${id} ${was} → ${is}`),
    ...texts,
  ];
}
