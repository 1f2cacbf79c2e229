/** How a page turned out. `lacking`: it is there, without some of its parts. `failed`: 503 that says so. */
export type State = 'whole' | 'lacking' | 'failed' | 'gone' | 'broken';

export interface Seen {
  status: number;
  ms: number;
  /** Header, footer and a heading are there. */
  hasFrame: boolean;
  /** What tells one whole page from another: its heading and how much is on it. */
  heading: string;
  cards: number;
  /** Slots that hold a message instead of their part. */
  messages: number;
}

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

/** Nobody waits for an answer longer than this, in ms; the shop has to answer much sooner. */
const GIVE_UP_MS = 20_000;

/** Where a form asks what is known of a VAT number. */
export const VAT_QUESTION = '/api/vat-number';
const NUMBER = { country: 'NL', number: 'NL123456782B01' };
/** What may be said of a number that is given out; all else would refuse it. */
const TAKEN: readonly unknown[] = ['valid', 'unchecked'];

/** Asks as the form does: what is said stands where a page has its heading. */
async function askNumber(url: string): Promise<Seen> {
  const from = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(NUMBER),
    signal: AbortSignal.timeout(GIVE_UP_MS),
  }).catch(() => undefined);
  const said = (await answer?.json().catch(() => undefined)) as { outcome?: unknown } | undefined;
  const isTaken = TAKEN.includes(said?.outcome);
  const status = answer?.status === 200 && !isTaken ? 0 : (answer?.status ?? 0);
  const ms = performance.now() - from;
  return { status, ms, hasFrame: true, heading: String(said?.outcome), cards: 0, messages: 0 };
}

/** Asks for a page as a browser without script would. */
export async function look(url: string): Promise<Seen> {
  if (url.endsWith(VAT_QUESTION)) return askNumber(url);
  const from = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(GIVE_UP_MS), redirect: 'follow' }).catch(
    () => undefined,
  );
  const html = (await answer?.text().catch(() => '')) ?? '';
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return {
    status: answer?.status ?? 0,
    ms: performance.now() - from,
    hasFrame: html.includes('<header') && html.includes('<footer') && html.includes('</html>'),
    heading: heading.replaceAll(/<[^>]+>/g, '').trim(),
    cards: count(html, /<article/g),
    messages: count(html, /laden van dit onderdeel/g),
  };
}

/** How a page turned out, beside the same page of a shop that is well. */
export function stateOf(seen: Seen, well: Seen): State {
  if (seen.status === 404) return 'gone';
  if (seen.status === 503) return 'failed';
  if (seen.status !== 200) return 'broken';
  const asGood = seen.heading === well.heading && seen.cards >= well.cards && seen.messages <= well.messages;
  return asGood ? 'whole' : 'lacking';
}
