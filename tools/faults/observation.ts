/** State of a page. `lacking`: shown without some of its parts. `failed`: an error page with status 503. */
export type State = 'whole' | 'lacking' | 'failed' | 'gone' | 'broken';

export interface Seen {
  status: number;
  ms: number;
  /** Header, footer and end of the document are present. */
  hasFrame: boolean;
  /** Heading and number of cards, which identify a whole page. */
  heading: string;
  cards: number;
  /** Slots with a message instead of their part. */
  messages: number;
}

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

/** Timeout of a request, in ms; the shop has to respond much sooner. */
const GIVE_UP_MS = 20_000;

/** Path for validating a form's VAT number. */
export const VAT_QUESTION = '/api/vat-number';
const NUMBER = { country: 'NL', number: 'NL123456782B01' };
/** Accepted outcomes for a given number; any other would refuse it. */
const TAKEN: readonly unknown[] = ['valid', 'unchecked'];

/** Sends the form's request. Reports the outcome as the heading. */
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

/** Loads a page as a browser without script does. */
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

/** State of a page, compared to the same page without faults. */
export function stateOf(seen: Seen, well: Seen): State {
  if (seen.status === 404) return 'gone';
  if (seen.status === 503) return 'failed';
  if (seen.status !== 200) return 'broken';
  const asGood = seen.heading === well.heading && seen.cards >= well.cards && seen.messages <= well.messages;
  return asGood ? 'whole' : 'lacking';
}
