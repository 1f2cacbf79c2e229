import type { RequestRecord } from './requests.ts';

/** URLs that had to wait for one another, first to last. */
export type Path = string[];

/** A script's request this soon after another's end depends on it, in seconds. */
const TURN = 0.3;

const longest = (paths: Path[], least: Path = []): Path =>
  paths.reduce((best, path) => (path.length > best.length ? path : best), least);

const rootOf = (records: RequestRecord[]): Path =>
  records
    .filter(({ type }) => type === 'Document')
    .slice(0, 1)
    .map(({ url }) => url);

/** The longest chain of initiators. The document counts as 1, and so does each redirect. */
export function longestChain(records: RequestRecord[]): Path {
  const byUrl = new Map(records.map((record) => [record.url, record]));
  const known = new Map<RequestRecord, Path>();
  const pathTo = (record: RequestRecord, below: ReadonlySet<RequestRecord>): Path => {
    const found = known.get(record);
    if (found) return found;
    const parent = record.from === undefined ? undefined : byUrl.get(record.from);
    const isReal = parent && parent !== record && !below.has(parent);
    const root = record.type === 'Document' ? [] : rootOf(records);
    const before = isReal ? pathTo(parent, new Set(below).add(record)) : root;
    const hops = isReal ? [] : Array.from({ length: record.hops }, () => '(redirect)');
    const path = [...before, ...hops, record.url];
    known.set(record, path);
    return path;
  };
  return longest(records.map((record) => pathTo(record, new Set())));
}

/**
 * The longest chain of code and data that had to wait for one another: by initiator, or because a script requested it
 * right after another arrived. (Fetch, then fetch, then import have one initiator, but take three turns.)
 */
export function longestWaitChain(records: RequestRecord[]): Path {
  const code = records
    .filter(({ type }) => !['Image', 'Font', 'Media'].includes(type))
    .sort((one, other) => one.startedAt - other.startedAt);
  const byUrl = new Map(code.map((record) => [record.url, record]));
  const known = new Map<RequestRecord, Path>();
  const pathTo = (record: RequestRecord): Path => {
    const found = known.get(record);
    if (found) return found;
    const isBefore = (other: RequestRecord) => other !== record && other.startedAt < record.startedAt;
    const parent = record.from === undefined ? undefined : byUrl.get(record.from);
    const awaited = code.filter(({ endedAt }) => {
      const pause = record.startedAt - endedAt;
      return record.scripted && pause >= 0 && pause < TURN;
    });
    const before = [...(parent ? [parent] : []), ...awaited].filter(isBefore).map(pathTo);
    const path = [...longest(before, record.type === 'Document' ? [] : rootOf(records)), record.url];
    known.set(record, path);
    return path;
  };
  return longest(code.map(pathTo));
}
