import * as v from 'valibot';

/** Something that a browser refused to do on a page, as the log has it. */
export interface Violation {
  violation: string;
  /** The rule of the policy that it broke, e.g. `script-src-elem`. */
  rule?: string;
  /** What was refused: an address without its query, or a word such as `inline`. */
  refused?: string;
  /** Where in the code it was asked for, e.g. `/remotes/mf-search/ab12/1.js:7`. */
  from?: string;
  /** Path of the page. */
  page?: string;
  /** The release that it came from or that was refused: `mf-search@ab12`. */
  release?: string;
}

/** Longest text that is taken into the log, in characters. */
const LONGEST = 300;

const text = v.optional(v.fallback(v.string(), ''), '');
const line = v.optional(v.fallback(v.number(), 0), 0);

/** What `report-uri` sends. */
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

/** The format of `report-to`, also used by the shop's own page when code of a remote fails its integrity check. */
const reports = v.array(
  v.object({
    type: v.string(),
    url: text,
    body: v.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: line }),
  }),
);

/** Queries carry what people type; a word such as `inline` stays. */
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

/** Reads what a browser reports, in either form; nothing of what is no report. */
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
