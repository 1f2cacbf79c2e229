import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import {
  changedParts,
  type Change,
  type ReleaseStore,
  type Named,
} from '../../libs/federation/src/releases/release/index.ts';
import { SHELL } from '../../libs/federation/src/releases/composition/index.ts';
import { composedShell } from '../../libs/federation/src/releases/gate/index.ts';
import { manifestOf } from './compare.ts';

type Between = Pick<Change, 'before' | 'now'>;
type Texts = Readonly<Record<string, string>>;

const shownSchema = v.array(v.object({ key: v.string(), value: v.string() }));

/** Texts of a remote, or the shell, in a composition; none when it is not part of it. Undefined for an older shell. */
async function textsOf(
  releaseStore: Pick<ReleaseStore, 'files'>,
  named: Named | undefined,
  name: string,
): Promise<Texts | undefined> {
  if (!named) return {};
  if (name === SHELL) return (await composedShell(releaseStore.files, named.composition))?.texts;
  const { texts = {} } = (await manifestOf(releaseStore, named, name)) ?? {};
  return Object.assign({}, ...Object.values(texts)) as Texts;
}

/** Parts of a text that a shop replaces: promises, and the prefix of addresses. */
const FILLED = /\{promise\.\w+\}|(?<![\w.-])nl(?=\/)/;

/** The form in which a shop shows a text. */
function formOf(text: string): RegExp {
  const literal = (part: string): string => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${text.split(FILLED).map(literal).join('.+')}$`, 's');
}

/** Texts of remotes and the shell that differ between two compositions. */
async function changedTexts(
  releaseStore: Pick<ReleaseStore, 'files'>,
  { before, now }: Between,
): Promise<Texts> {
  const changed: Record<string, string> = {};
  for (const name of changedParts(before?.composition, now.composition)) {
    const [was, is] = [await textsOf(releaseStore, before, name), await textsOf(releaseStore, now, name)];
    for (const [key, text] of was && is ? Object.entries(is) : [])
      if (was?.[key] !== text) changed[key] = text;
  }
  return changed;
}

/** Texts that a shop shows in another form than given ones; undefined when it cannot be asked. */
async function shownInstead(texts: Texts, shop: string) {
  const answer = await fetch(`${shop}/api/getSnippets`, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => undefined);
  const { success, output } = v.safeParse(shownSchema, answer);
  if (!success) return undefined;
  return output.filter(({ key, value }) => texts[key] !== undefined && !formOf(texts[key]).test(value));
}

/**
 * Sentences about texts that a release changed and editors hide. One sentence when the shop cannot be asked.
 *
 * @param paceMs time before the second question, in which all processes of a shop follow the channel
 */
export async function hiddenTexts(
  releaseStore: Pick<ReleaseStore, 'files'>,
  between: Between,
  shop: string,
  paceMs = 1500,
): Promise<string[]> {
  const changed = await changedTexts(releaseStore, between);
  if (Object.keys(changed).length === 0) return [];
  let shown = await shownInstead(changed, shop);
  if (shown?.length !== 0) {
    await pause(paceMs);
    shown = await shownInstead(changed, shop);
  }
  if (!shown)
    return ['The shop does not answer with its texts: whether editors hide changed ones is unknown.'];
  return shown.map(
    ({ key, value }) => `Editors have their own text for ${key}, which hides the changed one: "${value}"`,
  );
}
