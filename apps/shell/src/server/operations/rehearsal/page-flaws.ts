import type { PagePayload } from '@weefsel/federation/runtime';
import { brokenParts } from '@weefsel/federation/server';
import type { Answered } from './staged-shop';

export interface Flaw {
  /** Effect of the flaw, as the end of a sentence. */
  does: string;
  /** Log messages from the rendering. */
  because: readonly string[];
}

/** The suspects: remotes in a version that has not been live. */
export type Suspects = ReadonlySet<string>;

const partsThatFailed = (payload: PagePayload | undefined, suspects: Suspects): string[] =>
  Object.values(payload?.fragments ?? {})
    .filter(({ remote, content }) => suspects.has(remote) && content.state === 'failed')
    .map(({ remote, name }) => `does not get what ${remote}/fragment/${name} is shown from`);

/** The flaws of a page that involve a suspect. */
export function flawsOf({ status, html, payload, failures }: Answered, suspects: Suspects): Flaw[] {
  const flaw = (does: string): Flaw => ({ does, because: failures });
  if (status >= 500) return [flaw(`answers ${status}`)];
  const broken = [...brokenParts(html)].filter((part) => suspects.has(part.split('/', 1)[0] ?? ''));
  return [
    ...broken.map((part) => flaw(`shows a message in the place of ${part}`)),
    ...partsThatFailed(payload, suspects).map(flaw),
  ];
}

/** The text of an error without versions, for comparison. */
const withoutVersions = (said: string): string =>
  said.replace(/@[\w-]{6,}/g, '@').replace(/\b[0-9a-f]{8}\b/g, '');

/** The new flaw of a page: with another effect than before, or another reason. */
export function newFlaw(flaws: readonly Flaw[], before: readonly Flaw[]): Flaw | undefined {
  return flaws.find(({ does, because }) => {
    const same = before.filter((old) => old.does === does);
    const known = same.flatMap((old) => old.because.map(withoutVersions));
    return same.length === 0 || because.some((reason) => !known.includes(withoutVersions(reason)));
  });
}

/** A flaw as the end of a sentence, with a new reason if there is one. */
export function flawSentence({ does, because }: Flaw, before: readonly Flaw[]): string {
  const known = before.flatMap((old) => old.because.map(withoutVersions));
  const reason = because.findLast((each) => !known.includes(withoutVersions(each))) ?? because.at(-1);
  return reason ? `${does}: ${reason}` : does;
}
