import { addressesOf } from '@weefsel/contracts';
import { trustedKeys } from '@weefsel/federation/composition';
import { keysDir } from '@weefsel/federation/release';
import type { Store } from '@weefsel/federation/store';
import type { ServerConfig } from '../../settings/environment';
import { claimsOfShell } from '../../request/paths/route-table';
import { buildsOf } from './rehearsed-check';
import { sharedScope } from '../../request/shared-scope';
import { loadStaged, type Candidate, type Remotes } from './load-staged';
import { notesOn, type Report } from './report';
import { addRecorded, RecordedAnswers } from './recorded-answers';
import { requireNoGrowth } from './require-no-growth';
import { snapshotOf, walkPages } from './walk-pages';

/** Longest wait for any response of a vendor, in ms. */
const VENDOR_MS = 3000;

/** True when the address responds at all. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(VENDOR_MS) }).then(
    () => true,
    () => false,
  );

const releasesOf = (remotes: Remotes): string[] =>
  [...remotes].map(([name, { build }]) => `${name}@${build}`);

/** The remotes that have not been live in this version. Includes the candidate, even if it was live. */
const suspectsIn = (live: Remotes, staged: Remotes, candidate: string): Remotes =>
  new Map([...staged].filter(([name, { build }]) => name === candidate || live.get(name)?.build !== build));

/**
 * Opens a candidate beside the remotes of its channel and renders its pages. Throws when it finds a problem.
 * `suspected` receives the releases whose errors count as the candidate's.
 */
export async function rehearseCandidate(
  candidate: Candidate,
  { config, store }: { config: ServerConfig; store: Store },
  suspected: (releases: readonly string[]) => void,
): Promise<Report> {
  const keys = trustedKeys(keysDir(config.dataDir), process.env.RELEASE_TRUSTED_KEYS);
  const { live, staged, composition } = await loadStaged(store, keys, sharedScope, candidate);
  const suspects = suspectsIn(live, staged, candidate.name);
  const releases = releasesOf(suspects);
  suspected(releases);
  const claims = [...suspects.values()].flatMap(({ description }) => claimsOfShell(addressesOf(description)));
  if (claims.length > 0) throw new Error(claims.join(' '));

  const { files } = store;
  const remotes = buildsOf({ remotes: staged });
  const answers = new RecordedAnswers();
  const vendors = [config.commerceEndpoint, config.contentApiHost, config.searchBaseUrl];
  const found = await Promise.all(vendors.map((vendor) => isThere(vendor)));
  const fromRecorded = found.includes(false);
  const taken = fromRecorded ? await addRecorded(answers, files, composition) : [];
  if (fromRecorded && taken.length === 0) return { remotes, notes: notesOn({ releases, fromRecorded }) };

  const names = new Set(suspects.keys());
  const { pages, own, absent, shop, before } = await walkPages({
    config,
    files,
    answers,
    live,
    staged,
    suspects: names,
    fromRecorded,
  });
  const kept = fromRecorded ? undefined : answers.toBytes().toString('base64');
  const staging = { config, files, snapshot: snapshotOf(staged), transport: answers.replay };
  const grown = own.length > 0 ? await requireNoGrowth(staging, own) : '';
  return {
    remotes,
    notes: notesOn({ releases, fromRecorded, recordings: taken, pages: pages.length, absent, grown }),
    pages,
    fromRecorded,
    ...(kept && { answers: kept }),
    ...(own.length > 0 && {
      stage: {
        candidate: await shop.open(),
        ...(live.size > 0 && { live: await before.open() }),
        paths: own,
        releases,
        // The stage itself forwards commerce calls of pages.
        asks: [],
      },
    }),
  };
}
