import {
  HELD_PARAMETER,
  narrowed,
  paths,
  withTheRest,
  type PageOwner,
  type ReadParameters,
} from '@weefsel/contracts';
import { partsOf } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { LRUCache } from 'lru-cache';
import { NEWSLETTER_PARAMETER } from '../../footer/newsletter/newsletter-post';
import type { Load } from '../cache/stale-cache';
import type { PageAnswer } from './load-page';
import type { KeptAnswer, PageCache } from './page-cache';
import { routesOf, type RouteTable } from '../request/paths/route-table';

/** Loads a page by its address, reduced to the parameters that the page reads. */
type LoadAsked = (
  asked: URL,
  keepLate: (answer: PageAnswer) => void,
  isBehind: boolean,
) => Promise<PageAnswer>;

/** Parameters that the frame around every page reads. */
export const FRAME_READS: ReadParameters = [NEWSLETTER_PARAMETER];

const readByOwn = (pathname: string): ReadParameters =>
  pathname === paths.stylingViewer.pattern ? [...FRAME_READS, HELD_PARAMETER] : FRAME_READS;

/** For a page that declares no parameters, e.g. of an older version of a remote. */
const EVERYTHING: ReadParameters = ['*'];

/** Number of paths with a remembered page. */
const MOST_PATHS = 20_000;

/** The owner of a path; `null` for pages of the shell. */
type Shown = PageOwner | null;

/** The page of a path, if known without a vendor call. */
export type WhoseIs = (pathname: string, routes: RouteTable) => Promise<PageOwner | undefined>;

/** Versions of the remotes that made a page. A not-found page depends on all of them. */
function madeOf(answer: PageAnswer, { remotes }: Snapshot): string[] {
  if (answer.kind === 'redirect') return [];
  const { payload } = answer;
  const used = new Set(payload.owner ? partsOf(payload).map(({ remote }) => remote) : remotes.keys());
  return [...used].sort().map((name) => `${name}@${remotes.get(name)?.build ?? ''}`);
}

/** True when a response was made by the versions in a snapshot. */
export const isOf = (answer: KeptAnswer, snapshot: Snapshot): boolean =>
  (answer.versions ?? []).join() === madeOf(answer, snapshot).join();

/** The page of a path by the route table only. */
function fixedAt(pathname: string, routes: RouteTable): Shown | undefined {
  const route = routes.at(pathname);
  if (route && 'at' in route) return route.at;
  return route && 'page' in route ? null : undefined;
}

/**
 * Public responses for addresses of the shop. Addresses that differ only in parameters their page ignores share one.
 * A response stays valid while the remotes of its parts stay the same.
 */
export class PageAnswers {
  private readonly pages: PageCache;
  private readonly shown = new LRUCache<string, { by: Shown }>({ max: MOST_PATHS });

  private readonly remembered: WhoseIs;

  constructor(pages: PageCache, remembered: WhoseIs = async () => undefined) {
    this.pages = pages;
    this.remembered = remembered;
  }

  async read(url: URL, snapshot: Snapshot, load: LoadAsked): Promise<PageAnswer> {
    const ask = async (parameters: ReadParameters): Promise<PageAnswer> => {
      const answer = await this.readAsked(narrowed(url, parameters), snapshot, load);
      if (answer.kind === 'page') return answer;
      const moved = { ...answer, to: withTheRest(answer.to, url, parameters) };
      this.pages.asOldAs(answer, moved);
      return moved;
    };
    const parameters = await this.parametersAt(url.pathname, snapshot);
    const answer = await ask(parameters);
    this.learn(url.pathname, answer, snapshot);
    // The path may have another page by now, which reads other parameters.
    const now = await this.parametersAt(url.pathname, snapshot);
    const asked = narrowed(url, parameters).searchParams;
    const isEnough = [...narrowed(url, now).searchParams.keys()].every((name) => asked.has(name));
    return isEnough ? answer : ask(now);
  }

  /** An address with only the parameters that its page reads. Undefined while they are unknown. */
  async narrow(url: URL, snapshot: Snapshot): Promise<URL | undefined> {
    const parameters = await this.parametersAt(url.pathname, snapshot);
    return parameters === EVERYTHING ? undefined : narrowed(url, parameters);
  }

  private async readAsked(asked: URL, snapshot: Snapshot, load: LoadAsked): Promise<PageAnswer> {
    const loadNow: Load<KeptAnswer> = async (keepLate, isBehind) => {
      const note = (answer: PageAnswer): KeptAnswer => ({ ...answer, versions: madeOf(answer, snapshot) });
      return note(await load(asked, (late) => keepLate(note(late)), isBehind));
    };
    // Excludes responses of the path's owner in another composition, whose versions may still be live.
    const claim = routesOf(snapshot).claimAt(asked.pathname);
    const key = claim ? `${asked.href} ${claim}` : asked.href;
    const known = await this.pages.read(key, loadNow);
    if (isOf(known, snapshot)) return known;
    const now = madeOf(known, snapshot);
    // Servers adopt a release one after the other. Each uses responses of the versions it runs.
    const own = await this.pages.read([key, ...now].join(' '), loadNow);
    return isOf(own, snapshot) ? own : loadNow(() => undefined, false);
  }

  private async parametersAt(pathname: string, snapshot: Snapshot): Promise<ReadParameters> {
    const by = await this.shownAt(pathname, routesOf(snapshot));
    if (by === undefined) return EVERYTHING;
    if (by === null) return readByOwn(pathname);
    const own = snapshot.remotes.get(by.owner)?.description.pages[by.page]?.reads;
    return own ? [...FRAME_READS, ...own] : EVERYTHING;
  }

  private async shownAt(pathname: string, routes: RouteTable): Promise<Shown | undefined> {
    const fixed = fixedAt(pathname, routes);
    if (fixed !== undefined) return fixed;
    const known = this.shown.get(pathname);
    return known ? known.by : this.remembered(pathname, routes);
  }

  /** A failed page does not reveal its owner; nor does any page while a remote claims the path. */
  private learn(pathname: string, answer: PageAnswer, snapshot: Snapshot): void {
    if (answer.kind === 'redirect' || answer.payload.status >= 500) return;
    if (fixedAt(pathname, routesOf(snapshot)) !== undefined) return;
    const { owner, page } = answer.payload;
    this.shown.set(pathname, { by: owner === null ? null : { owner, page } });
  }
}
