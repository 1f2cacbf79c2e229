import type { RemoteManifest } from '../bundler/manifest.ts';

type Described = Partial<Pick<RemoteManifest, 'description' | 'bytes' | 'shared' | 'texts' | 'borrows'>>;

/** Names that only one of two has, each with the sign of the side: `+` of the second, `-` of the first. */
const cameAndWent = (before: readonly string[], now: readonly string[]): string[] => [
  ...now.filter((name) => !before.includes(name)).map((name) => `+ ${name}`),
  ...before.filter((name) => !now.includes(name)).map((name) => `- ${name}`),
];

/** What both have under another value. */
const changed = <T>(before: Record<string, T>, now: Record<string, T>): [name: string, was: T, is: T][] =>
  Object.entries(now).flatMap(([name, is]) => {
    const was = before[name];
    return was !== undefined && was !== is ? [[name, was, is]] : [];
  });

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const weights = ({ bytes = {} }: Described): Record<string, number> =>
  Object.fromEntries(Object.entries(bytes).map(([page, { js, css }]) => [page, js + css]));

/** What a version has or has not, in words: pages at their addresses, what it lends, tracks and borrows. */
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

/**
 * What changed between two versions of a remote, one line each: pages and their addresses, what it lends, tracks and
 * borrows, bytes of each page as sent, shared versions, texts by language. Fields that a version lacks are not compared.
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
        `page ${page}: ${kilobytes(was)} → ${kilobytes(is)} kB (${is > was ? '+' : '-'}${Math.abs(is - was)} B)`,
    ),
    ...changed(before.shared ?? {}, now.shared ?? {}).map(([id, was, is]) => `${id} ${was} → ${is}`),
    ...texts,
  ];
}
