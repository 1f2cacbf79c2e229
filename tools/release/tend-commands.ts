import {
  LIVE,
  liftQuarantine,
  readQuarantine,
  readRehearsal,
  versionsOf,
  writePass,
} from '../../libs/federation/src/releases/composition/index.ts';
import {
  canaryNow,
  changedRemotes,
  collect,
  note,
  readCurrent,
  scopeOf,
  type ReleaseStore,
  type Named,
} from '../../libs/federation/src/releases/release/index.ts';
import { dataDir, PlainProblem } from '../shop.ts';
import { canaryWatch, COUNTED } from './canary.ts';
import { countsSecret } from './counts.ts';
import { SHOP, type Command } from './command.ts';
import { completeId } from './complete-id.ts';
import { requireScope } from './keys.ts';
import { requireAnyChannel } from './require-channel.ts';
import { canaryLines, noChannel, quarantineLine } from './sentences.ts';

/** `canary`: prints its state. `canary watch`: decides about every canary until stopped. */
export const canaryCommand: Command = async (releaseStore, { words: [what], ...options }) => {
  if (what === 'watch') {
    const { servers = [SHOP(options)] } = options;
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    process.once('SIGTERM', () => stop.abort());
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    const remotes = await scopeOf(releaseStore);
    say(COUNTED);
    await requireAnyChannel(releaseStore).catch(({ message }: Error) => say(message));
    await canaryWatch({
      releaseStore,
      servers,
      secret: countsSecret(dataDir, releaseStore),
      remotes,
      say,
    }).follow(stop.signal);
    return {
      text: 'The watch has ended. A running canary stays as it is, unless another watch runs (npm start has one), until npx weefsel canary watch runs again, or you promote it or roll it back.',
      json: null,
    };
  }
  if (what) throw new PlainProblem(`Unknown word "${what}". Say canary, or canary watch.`);
  const now = await canaryNow(releaseStore);
  return { text: now ? canaryLines(now) : 'There is no canary.', json: now ?? null };
};

export const quarantineCommand: Command = async (releaseStore, { words: [what, given], reason }) => {
  const entries = await readQuarantine(releaseStore.pointers);
  if (what === undefined)
    return { text: entries.map(quarantineLine).join('\n') || 'Nothing is in quarantine.', json: entries };
  if (what !== 'lift' || !given) throw new PlainProblem('Which version? Say quarantine lift mf-search@1a2b.');
  const releases = entries.map((entry) => entry.release);
  const named = completeId(given, releases);
  // Also by the version alone, without the remote.
  const version = completeId(
    given,
    releases.map((each) => each.split('@')[1] ?? ''),
  );
  const release = releases.find((each) => each === named || each.endsWith(`@${version}`)) ?? given;
  if (!releases.includes(release)) throw new PlainProblem(`${release} is not in quarantine.`);
  await requireScope(releaseStore, [release.split('@')[0] ?? '']);
  await liftQuarantine(releaseStore.pointers, release);
  await note(releaseStore, { what: `lift the quarantine of ${release}`, channel: LIVE, why: reason });
  return {
    text: `${release} may be served again. Where it is not live any more, release it.`,
    json: { lifted: release },
  };
};

/** Versions of a preview that differ from live, unless they were rendered together. */
async function unrenderedIn(releaseStore: ReleaseStore, { composition }: Named): Promise<string[]> {
  const live = (await readCurrent(releaseStore))?.composition;
  const versions = versionsOf(composition);
  const changed = changedRemotes(live, composition).filter((name) => versions[name]);
  if (changed.length === 0) return [];
  const report = await readRehearsal({ ...releaseStore, live: live ? versionsOf(live) : {} }, versions);
  return report ? [] : changed.map((name) => `${name}@${versions[name]}`);
}

export const preview: Command = async (releaseStore, { words: [channel], hours, shop }) => {
  if (!channel?.startsWith('preview/')) throw new PlainProblem('Which preview? Say preview preview/<name>.');
  const found = await readCurrent(releaseStore, channel);
  if (!found) throw new PlainProblem(noChannel(channel));
  const scope = await scopeOf(releaseStore);
  if (scope)
    throw new PlainProblem(
      `Your key may change ${scope.join(' and ')} only, and shops accept no preview link of it. Ask those who run the shop for: npx weefsel preview ${channel}`,
    );
  const unseen = await unrenderedIn(releaseStore, found);
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  const pass = writePass({ channel, until }, await releaseStore.key());
  const link = `${(shop === undefined && process.env.SHOP_ORIGIN) || SHOP({ shop })}/_preview?pass=${pass}`;
  const shown = `Shows ${channel} (${found.id}) to whoever opens it, until ${until}.`;
  const unrendered =
    unseen.length > 0
      ? [`Not rendered, hence without checkout: ${unseen.join(', ')}. Do it: npx weefsel rehearse ${channel}`]
      : [];
  return { text: [link, shown, ...unrendered].join('\n'), json: { link, until, unrendered: unseen } };
};

export const collectCommand: Command = async (releaseStore, { days, dryRun }) => {
  const collected = await collect(releaseStore, { days, dryRun });
  const { versions, files } = collected;
  const word = dryRun ? 'Would remove' : 'Removed';
  return {
    text: [`${word} ${files} files of ${versions.length} versions.`, ...versions].join('\n'),
    json: { dryRun, ...collected },
  };
};
