import { lazyAxios, type Transport } from '@weefsel/api-clients';
import { addressesOf, paths as knownPaths } from '@weefsel/contracts';
import { partsOf, payloadPath, type PayloadAnswer } from '@weefsel/federation/runtime';
import { addressesIn, type Snapshot } from '@weefsel/federation/server';
import type { Files } from '@weefsel/federation/store';
import type { ServerConfig } from '../../settings/environment';
import type { Remotes } from './load-staged';
import { reportStep } from './report';
import { flawSentence, flawsOf, newFlaw, type Suspects } from './page-flaws';
import type { RecordedAnswers } from './recorded-answers';
import { pathsFrom, samplePaths } from './sample-paths';
import { stagedShop, type Answered, type StagedShop } from './staged-shop';

/** Longest wait for a vendor to name a page of a type, in ms. */
const VENDOR_MS = 3000;

interface Walk {
  live: Remotes;
  staged: Remotes;
  suspects: Suspects;
  files: Pick<Files, 'read'>;
  config: ServerConfig;
  /** Vendor responses are recorded or replayed here. */
  answers: RecordedAnswers;
  fromRecorded: boolean;
}

interface Walked {
  /** Paths of the pages that were rendered. */
  pages: string[];
  /** Those with a part of a suspect on them. */
  own: string[];
  /** Those of suspects that answered 404, as with an unknown parameter. */
  absent: string[];
  /** The tested shop, and the one to compare with. */
  shop: StagedShop;
  before: StagedShop;
}

export const snapshotOf = (remotes: Remotes): Snapshot => ({
  amiss: [],
  remotes,
  addresses: addressesIn(remotes),
});

/** Requests a page and its payload. */
async function answeredAt(shop: StagedShop, path: string): Promise<Answered> {
  const page = await shop.ask(path);
  const [pathname = '', ...query] = path.split(/(?=\?)/);
  const payload = payloadPath(pathname) + query.join('');
  const said = page.status === 200 ? await shop.ask(payload) : undefined;
  const answer = said && (JSON.parse(said.html) as PayloadAnswer);
  return { ...page, ...(answer?.kind === 'page' && { payload: answer.payload }) };
}

/** Paths of the suspects' pages, and of all pages that may borrow from them; true for the former. */
async function pathsToWalk({ staged, suspects }: Walk, shop: StagedShop): Promise<Map<string, boolean>> {
  const own = [...staged.values()].filter(({ name }) => suspects.has(name));
  const seen = own.some(({ description }) => description.fragments.length > 0) ? [...staged.values()] : own;
  const ofType = pathsFrom(shop.clients, VENDOR_MS);
  const samples = await Promise.all(
    seen.map(async ({ name, description }) => {
      const paths = await samplePaths(addressesOf(description), ofType);
      return paths.map((path) => [path, suspects.has(name)] as const);
    }),
  );
  return new Map(samples.flat());
}

const hasPartOf = ({ status, payload }: Answered, suspects: Suspects): boolean =>
  status === 200 && payload !== undefined && partsOf(payload).some(({ remote }) => suspects.has(remote));

/**
 * Renders pages of the suspects, and those that may borrow from them. Throws for failures that only occur with them.
 * The shops stay open for further checks.
 */
export async function walkPages(walk: Walk): Promise<Walked> {
  const { live, staged, suspects, files, config, answers, fromRecorded } = walk;
  const shopOf = (remotes: Remotes, transport: Transport) =>
    stagedShop({ config, files, snapshot: snapshotOf(remotes), transport });
  const shop = shopOf(staged, fromRecorded ? answers.replay : answers.recording(lazyAxios));
  const before = shopOf(live, fromRecorded ? answers.replay : lazyAxios);
  const walked: Walked = { pages: [], own: [], absent: [], shop, before };
  for (const [path, isOfSuspect] of await pathsToWalk(walk, shop)) {
    reportStep(path);
    const missed = answers.missed;
    const answer = await answeredAt(shop, path);
    // A request without a recording cannot be distinguished from an error.
    if (answers.missed > missed) continue;
    const flaws = flawsOf(answer, suspects);
    const old = flaws.length > 0 ? flawsOf(await answeredAt(before, path), suspects) : [];
    const flaw = newFlaw(flaws, old);
    if (flaw) throw new Error(`With it the page ${path} ${flawSentence(flaw, old)}`);
    walked.pages.push(path);
    // The page of errors answers 404 by design.
    if (isOfSuspect && answer.status === 404 && path !== knownPaths.error.to()) walked.absent.push(path);
    if (flaws.length === 0 && hasPartOf(answer, suspects)) walked.own.push(path);
  }
  return walked;
}
