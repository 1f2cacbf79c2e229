import { MaintenanceError, type Clients } from '@weefsel/api-clients';
import type { PageOwner } from '@weefsel/contracts';
import {
  addressOf,
  contentPage,
  lookUpPath,
  resolveRoute,
  spellingsOf,
  type Redirect,
  type ResolvedPath,
} from '../resolve-path';
import type { TimeBudget } from '../time-budget';
import { toFoundPage, toMeaning, type PathMemory } from './path-memory';
import { ownerOf, type RouteTable } from './route-table';
import { LIMIT_MS } from '../../time-limits';

export interface FoundPath {
  resolved: ResolvedPath;
  /** The path without its leading slash, if vendors were asked for it. */
  path?: string;
  /** The result came from memory: the vendor was not asked, or has not responded yet. */
  remembered?: true;
  /** Reason why a page of the content service is only assumed. */
  failure?: unknown;
}

/** Age in ms. Older remembered meanings are confirmed in the background. */
const CONFIRMED_EVERY_MS = 60_000;
/** In ms. A path unknown to the backend is forgotten when that repeats this much later. */
const MISSED_FOR_MS = 30_000;

type Asking = Pick<TimeBudget, 'signal' | 'wait'>;

/**
 * Finds the page of a path, and remembers it for slow or unavailable vendors. Only commerce maps
 * paths to products and categories. Without memory, its outage hid content pages too.
 */
export class PathFinder {
  private readonly memory: PathMemory;
  private readonly asking = new Map<string, Promise<ResolvedPath>>();
  /** Time of a remembered path's first miss, in ms since 1970. */
  private readonly missedAt = new Map<string, number>();

  constructor(memory: PathMemory) {
    this.memory = memory;
  }

  /** Throws MaintenanceError, but not for an unavailable backend. */
  async find(pathname: string, routes: RouteTable, clients: Clients, budget: Asking): Promise<FoundPath> {
    const route = resolveRoute(pathname, routes);
    if (route.kind !== 'asked') return { resolved: route };
    const { path } = route;
    const known = await this.memory.recall(path);
    if (known?.meaning.kind === 'page') {
      if (Date.now() - known.saidAt > CONFIRMED_EVERY_MS)
        this.ask(path, clients, budget.signal).catch(() => undefined);
      return { path, resolved: toFoundPage(known.meaning), remembered: true };
    }
    try {
      return { path, resolved: await this.again(path, clients, budget) };
    } catch (failure) {
      if (failure instanceof MaintenanceError) throw failure;
      const elsewhere = (await this.knownMove(path)) ?? (await this.knownSpelling(path));
      if (elsewhere) return { path, resolved: elsewhere };
      return { path, resolved: contentPage, failure };
    }
  }

  /** The page of a path by the route table or memory; never calls a vendor. */
  async whoseIs(pathname: string, routes: RouteTable): Promise<PageOwner | undefined> {
    const route = resolveRoute(pathname, routes);
    if (route.kind === 'page') return ownerOf(route, routes);
    const meaning = route.kind === 'asked' ? (await this.memory.recall(route.path))?.meaning : undefined;
    return meaning?.kind === 'page' ? routes.showing(meaning.type) : undefined;
  }

  /** Asks the vendor again, ignoring memory. Throws the commerce client's errors, or OutOfTimeError. */
  again(path: string, clients: Clients, budget: Asking): Promise<ResolvedPath> {
    return budget.wait(this.ask(path, clients, budget.signal), LIMIT_MS.path);
  }

  /** The remembered redirect of a path. Temporary, because it is not confirmed. */
  async knownMove(path: string): Promise<Redirect | undefined> {
    const meaning = (await this.memory.recall(path))?.meaning;
    return meaning?.kind === 'moved' ? { kind: 'redirect', to: meaning.to, status: 302 } : undefined;
  }

  learnPage(path: string): void {
    this.memory.learn(path, { kind: 'page', type: 'page' });
  }

  learnMoved(path: string, to: string): void {
    this.memory.learn(path, { kind: 'moved', to });
  }

  /** Forgets a path that is certainly gone. */
  forget(path: string): void {
    this.memory.forget(path);
  }

  /** Redirect to a remembered path in another spelling. */
  private async knownSpelling(path: string): Promise<Redirect | undefined> {
    for (const spelling of spellingsOf(path).slice(1)) {
      const meaning = (await this.memory.recall(spelling))?.meaning;
      if (meaning?.kind === 'page') return { kind: 'redirect', to: addressOf(spelling), status: 302 };
    }
    return undefined;
  }

  /** Joins concurrent lookups of a path. */
  private ask(path: string, clients: Clients, signal: AbortSignal): Promise<ResolvedPath> {
    const running =
      this.asking.get(path) ??
      lookUpPath(path, clients, signal)
        .then((resolved) => this.note(path, resolved))
        .finally(() => this.asking.delete(path));
    this.asking.set(path, running);
    return running;
  }

  private async note(path: string, resolved: ResolvedPath): Promise<ResolvedPath> {
    const meaning = resolved.kind === 'page' ? toMeaning(resolved) : undefined;
    if (meaning && meaning.type !== 'page') {
      this.missedAt.delete(path);
      this.memory.learn(path, meaning);
      return resolved;
    }
    const known = (await this.memory.recall(path))?.meaning;
    // The commerce backend cannot know the pages of the content service.
    if (known?.kind !== 'page') return resolved;
    if (known.type === 'page') this.memory.learn(path, known);
    else this.missed(path);
    return resolved;
  }

  private missed(path: string): void {
    const since = this.missedAt.get(path) ?? Date.now();
    this.missedAt.set(path, since);
    if (Date.now() - since < MISSED_FOR_MS) return;
    this.missedAt.delete(path);
    this.memory.forget(path);
  }
}
