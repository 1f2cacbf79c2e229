import {
  keepRehearsal,
  quarantineSentence,
  rehearse,
  type Passed,
  type Rehearsal,
  type ReleaseStore,
} from '../../libs/federation/src/releases/release/index.ts';
import { IS_PACKED } from '../../libs/federation/src/build/workspace/index.ts';
import { missingVendors } from '../release/team-settings.ts';
import { dataDir, storeIn, withReleaseStore } from '../shop.ts';
import { rehearsalBundle } from './rehearsal-bundle.ts';

/** Options of a rehearsal: listeners, target channel, versions released together, and the browser check. */
export interface Rehearsing extends Pick<Rehearsal, 'onNote' | 'onStep' | 'channel' | 'beside' | 'look'> {
  /** Refuses a version of which no page could be rendered. */
  needsPages?: boolean;
  /** Settings that differ from this machine's shop. */
  settings?: Readonly<Record<string, string>>;
}

const UNSEEN =
  'No page was rendered: the vendors do not answer here, and nothing that they said is recorded. Set them as on the servers of the shop (COMMERCE_ENDPOINT, CONTENT_API_HOST, SEARCH_BASE_URL, …), or release it as it is with --unrehearsed "why".';

/** Vendors of a rehearsal in a separate repository. Without all their settings none answers, and no page is rendered. */
function vendorsElsewhere(): Record<string, string | undefined> {
  const { DEMO_VENDORS = '0' } = process.env;
  const missing = missingVendors();
  if (missing.length === 0) return { DEMO_VENDORS };
  const unset = Object.fromEntries(missing.map((name) => [name, undefined]));
  return { ...unset, DEMO_VENDORS: '1', BACKEND_PORT: '0' };
}

async function refusalIn(
  releaseStore: ReleaseStore,
  name: string,
  version: string,
  dir: string,
  { needsPages = false, settings, ...rehearsing }: Rehearsing,
): Promise<string | undefined> {
  const out = await quarantineSentence(releaseStore, name, version);
  if (out) return out;
  let passed: Passed | undefined;
  const bundle = await rehearsalBundle(releaseStore, rehearsing.channel);
  const env = { DEMO_VENDORS: '1', ...storeIn(dir), ...(IS_PACKED && vendorsElsewhere()), ...settings };
  const onPassed = (found: Passed) => void (passed = found);
  const refused = await rehearse({ bundle, name, version, ...rehearsing, onPassed, env });
  if (needsPages && passed?.pages.length === 0) return UNSEEN;
  if (passed) await keepRehearsal(releaseStore, `${name}@${version}`, passed);
  return refused;
}

/** Reason for refusing a published version, as a sentence; undefined without one. Keeps the results in the store. */
export const refusalOf = (
  name: string,
  version: string,
  dir = dataDir,
  rehearsing: Rehearsing = {},
): Promise<string | undefined> =>
  withReleaseStore(dir, (releaseStore) => refusalIn(releaseStore, name, version, dir, rehearsing));
