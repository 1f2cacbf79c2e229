import * as v from 'valibot';

/** A browser's refusal on a page, as logged. */
export interface Violation {
  violation: string;
  /** The violated directive of the policy, e.g. `script-src-elem`. */
  rule?: string;
  /** The refused resource: an address without its query, or a word such as `inline`. */
  refused?: string;
  /** The code that requested it, e.g. `/remotes/mf-search/ab12/1.js:7`. */
  from?: string;
  /** Path of the page. */
  page?: string;
  /** The release that caused it or was refused: `mf-search@ab12`. */
  release?: string;
}

/** Longest text that is logged, in characters. */
const LONGEST = 300;

const text = v.optional(v.fallback(v.string(), ''), '');
const line = v.optional(v.fallback(v.number(), 0), 0);

/** The format of `report-uri`. */
const oldReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': body }) => [
    {
      type: 'csp-violation',
      url: body['document-uri'],
      body: {
        effectiveDirective: body['effective-directive'] || body['violated-directive'],
        blockedURL: body['blocked-uri'],
        sourceFile: body['source-file'],
        lineNumber: body['line-number'],
      },
    },
  ]),
);

/** The format of `report-to`. The shop's own page also uses it when a remote's code fails its integrity check. */
const reports = v.array(
  v.object({
    type: v.string(),
    url: text,
    body: v.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: line }),
  }),
);

/** Removes queries, which may hold user input; a word such as `inline` stays. */
const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '').slice(0, LONGEST);

const pathOf = (address: string): string =>
  withoutQuery(URL.canParse(address) ? new URL(address).pathname : address);

const releaseOf = (...addresses: readonly string[]): string | undefined => {
  const [, name, version] =
    addresses.map((each) => /\/remotes\/([\w-]+)\/([\w-]+)\//.exec(each)).find(Boolean) ?? [];
  return name && `${name}@${version}`;
};

const eitherForm = v.union([oldReport, reports]);
const eitherBody = v.union([v.pipe(v.string(), v.parseJson(), eitherForm), eitherForm]);

/** Parses a browser's report in either format; empty for anything else. */
export function readViolations(body: unknown): Violation[] {
  const read = v.safeParse(eitherBody, body);
  if (!read.success) return [];
  return read.output.map(
    ({ type, url, body: { effectiveDirective, blockedURL, sourceFile, lineNumber } }) => {
      const release = releaseOf(blockedURL, sourceFile);
      return {
        violation: type.slice(0, LONGEST),
        ...(effectiveDirective && { rule: effectiveDirective.slice(0, LONGEST) }),
        ...(blockedURL && { refused: withoutQuery(blockedURL) }),
        ...(sourceFile && { from: `${pathOf(sourceFile)}:${lineNumber}` }),
        ...(url && { page: pathOf(url) }),
        ...(release && { release }),
      };
    },
  );
}
