import type { Clients } from '@weefsel/api-clients';
import type { FragmentUse } from '@weefsel/contracts';
import type { Loaded, PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { TimeBudget } from '../request/time-budget';
import { LIMIT_MS } from '../time-limits';

export interface LoadFragmentsOptions {
  clients: Clients;
  snapshot: Snapshot;
  log: FastifyBaseLogger;
  budget: TimeBudget;
}

async function loadFragment(use: FragmentUse, options: LoadFragmentsOptions): Promise<Loaded> {
  const { snapshot, clients, budget, log } = options;
  const load = snapshot.remotes.get(use.remote)?.fragmentLoads.get(use.name);
  if (!load) return { state: 'ready' };
  const share = Math.min(LIMIT_MS.fragment, budget.left - LIMIT_MS.assembly);
  try {
    const data = await budget.wait(load(use.props, clients as never, budget.signal), share);
    return { state: 'ready', data };
  } catch (error) {
    log.error({ err: error, remote: use.remote, fragment: use.name }, 'A fragment could not be loaded.');
    return { state: 'failed' };
  }
}

/** Loads the data of all borrowed fragments of a page. Never rejects: a failed fragment gets the state `failed`. */
export async function loadFragments(
  uses: Readonly<Record<string, FragmentUse>>,
  options: LoadFragmentsOptions,
): Promise<PagePayload['fragments']> {
  // A page that is late for this shopper still serves the next. So it is completed like any other.
  const budget =
    options.budget.left > 0 ? options.budget : new TimeBudget(LIMIT_MS.fragment + LIMIT_MS.assembly);
  const loading = Object.entries(uses).map(
    async ([id, use]) => [id, { ...use, content: await loadFragment(use, { ...options, budget }) }] as const,
  );
  return Object.fromEntries(await Promise.all(loading));
}
