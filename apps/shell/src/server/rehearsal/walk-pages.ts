import { addressesOf } from '@weefsel/contracts';
import type { PayloadAnswer } from '@weefsel/federation/runtime';
import { payloadPath } from '@weefsel/federation/runtime';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { addressesIn, brokenParts } from '@weefsel/federation/server';
import type { ServerConfig } from '../environment';
import type { Answered, StagedShop } from './staged-shop';
import { stagedShop } from './staged-shop';
import { pathsFrom, samplePaths } from './sample-paths';

/** How long a vendor may take to say whether it is there, and where a page of a type is, in ms. */
const VENDOR_MS = 3000;

type Remotes = ReadonlyMap<string, LiveRemote>;

const snapshotOf = (remotes: Remotes): Snapshot => ({
  amiss: [],
  remotes,
  addresses: addressesIn(remotes),
});

const isThere = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(VENDOR_MS) }).then(
    () => true,
    () => false,
  );

/** What is wrong with a page that some remote has a part in; undefined when nothing is. */
function flawOf({ status, html, payload, failure }: Answered, remote: string): string | undefined {
  const because = failure ? `: ${failure}` : '';
  if (status >= 500) return `answers ${status}${because}`;
  const [broken] = [...brokenParts(html)].filter((part) => part.startsWith(`${remote}/`));
  if (broken) return `shows a message in the place of ${broken}${because}`;
  const failed = Object.values(payload?.fragments ?? {}).find(
    (use) => use.remote === remote && use.content.state === 'failed',
  );
  return failed && `does not get what ${remote}/fragment/${failed.name} is shown from${because}`;
}

/** Asks for a page, and for what it was made of. */
async function answeredAt(shop: StagedShop, path: string): Promise<Answered> {
  const page = await shop.ask(path);
  const said = page.status === 200 ? await shop.ask(payloadPath(path)) : undefined;
  const answer = said && (JSON.parse(said.html) as PayloadAnswer);
  return { ...page, ...(answer?.kind === 'page' && { payload: answer.payload }) };
}

/**
 * Renders the pages of a candidate in front of the shop's own vendors, and the pages of others that may borrow from it.
 * Throws for what breaks with it and did not with the version before; returns what is worth knowing besides.
 */
export async function walkPages(
  candidate: LiveRemote,
  live: Remotes,
  config: ServerConfig,
): Promise<string[]> {
  const vendors = [config.commerceEndpoint, config.contentApiHost, config.searchBaseUrl];
  if (!(await Promise.all(vendors.map(isThere))).every(Boolean))
    return ['No page was rendered: the vendors do not answer here.'];
  const staged = new Map([...live, [candidate.name, candidate]]);
  const shop = stagedShop(config, snapshotOf(staged));
  const before = stagedShop(config, snapshotOf(live));
  try {
    const seen = candidate.description.fragments.length > 0 ? [...staged.values()] : [candidate];
    const ofType = pathsFrom(shop.clients, VENDOR_MS);
    const paths = await Promise.all(
      seen.map(({ description }) => samplePaths(addressesOf(description), ofType)),
    );
    const all = [...new Set(paths.flat())];
    for (const path of all) {
      const flaw = flawOf(await answeredAt(shop, path), candidate.name);
      // What breaks with the version before as well is not this one's fault.
      const isOld =
        flaw && live.has(candidate.name) && flawOf(await answeredAt(before, path), candidate.name);
      if (flaw && !isOld) throw new Error(`With it the page ${path} ${flaw}`);
    }
    return [`${all.length} pages were rendered.`];
  } finally {
    await Promise.all([shop.close(), before.close()]);
  }
}
