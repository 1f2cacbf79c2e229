import type { PayloadResponse, RequestPage } from './payload-request';

/** Maximum number of concurrent prefetches. */
const MOST_PREFETCHES = 4;
/** How long a prefetched page is used, in ms. */
const GOOD_FOR_MS = 30_000;
/** Maximum number of prefetched pages to keep. */
const MOST_KEPT = 8;

interface Prefetched {
  answer: Promise<PayloadResponse | undefined>;
  stop: AbortController;
  at: number;
  state: 'under way' | 'here';
}

const isFailure = ({ found }: PayloadResponse): boolean =>
  found.kind === 'page' && found.payload.status === 503;

/** Prefetched pages. Each is used once; failures are left to the navigation. */
export class PayloadPrefetch {
  private readonly request: RequestPage;
  private readonly onAnswer: (answer: PayloadResponse) => void;
  private readonly pages = new Map<string, Prefetched>();

  /** @param onAnswer may load the code of the page */
  constructor(request: RequestPage, onAnswer: (answer: PayloadResponse) => void) {
    this.request = request;
    this.onAnswer = onAnswer;
  }

  /** Prefetches a page, unless enough are loading; the returned function cancels it. */
  begin(url: URL): () => void {
    this.dropOld();
    const key = url.pathname + url.search;
    const underWay = [...this.pages.values()].filter(({ state }) => state === 'under way').length;
    if (this.pages.has(key) || underWay >= MOST_PREFETCHES) return () => undefined;
    const stop = new AbortController();
    const page: Prefetched = { answer: Promise.resolve(undefined), stop, at: Date.now(), state: 'under way' };
    const forget = () => {
      if (this.pages.get(key) === page) this.pages.delete(key);
      return undefined;
    };
    page.answer = this.request(url, stop.signal).then((answer) => {
      if (isFailure(answer)) return forget();
      page.state = 'here';
      this.onAnswer(answer);
      return answer;
    }, forget);
    this.pages.set(key, page);
    return () => {
      if (this.pages.get(key) !== page || page.state === 'here') return;
      this.pages.delete(key);
      stop.abort();
    };
  }

  /** Takes the page if it was prefetched, or is loading; undefined on failure too. */
  take(url: URL): Promise<PayloadResponse | undefined> {
    this.dropOld();
    const key = url.pathname + url.search;
    const page = this.pages.get(key);
    this.pages.delete(key);
    return page?.answer ?? Promise.resolve(undefined);
  }

  private dropOld(): void {
    const here = [...this.pages].filter(([, { state }]) => state === 'here');
    const tooMany = here.slice(0, Math.max(0, here.length - MOST_KEPT));
    const tooOld = here.filter(([, { at }]) => Date.now() - at > GOOD_FOR_MS);
    for (const [key] of [...tooMany, ...tooOld]) this.pages.delete(key);
  }
}
