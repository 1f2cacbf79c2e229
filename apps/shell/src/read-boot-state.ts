import { OWN_STATE_ID, type FrameState, type PageState } from './boot-state';
import { mayReload } from './navigation/reload-guard-storage';

/** Pauses before a failed request for a state is repeated, in ms. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];

/** Longest wait for one answer, in ms. */
const TIMEOUT_MS = 20_000;

/** HTTP status: the page has changed since this document was rendered. */
const GONE = 410;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reloads the document, once: it then matches the server. */
function loadAgain(href: string): Promise<never> {
  if (!mayReload(location.pathname + location.search))
    throw new Error(`[GET] "${href}": the page's state is gone, and a new document did not help.`);
  location.reload();
  return new Promise(() => undefined);
}

async function askOnce<S extends object>(href: string): Promise<S | Error | 'gone'> {
  try {
    const answer = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === GONE) return 'gone';
    if (!answer.ok) return new Error(`[GET] "${href}": ${answer.status}`);
    return (await answer.json()) as S;
  } catch (cause) {
    return new Error(`[GET] "${href}": no answer that can be read`, { cause });
  }
}

async function readState<S extends object>(href: string, [ms, ...later] = PAUSES_MS): Promise<S | 'gone'> {
  const answer = await askOnce<S>(href);
  if (!(answer instanceof Error)) return answer;
  if (ms === undefined) throw answer;
  await pause(ms);
  return readState(href, later);
}

/** The state of a personal page, which is in the document. */
const ownState = () => JSON.parse(document.getElementById(OWN_STATE_ID)?.textContent ?? 'null') as PageState;

/**
 * The state with which the server rendered this document. Rejects after all retries.
 * Links and forms then work as without script.
 */
export async function readBootState({
  dataset: { frame = '', state },
}: HTMLElement): Promise<{ frame: FrameState; state: PageState }> {
  const [ofFrame, ofPage] = await Promise.all([
    readState<FrameState>(frame),
    state === undefined ? ownState() : readState<PageState>(state),
  ]);
  if (ofFrame === 'gone') return loadAgain(frame);
  if (ofPage === 'gone') return loadAgain(state ?? '');
  return { frame: ofFrame, state: ofPage };
}
