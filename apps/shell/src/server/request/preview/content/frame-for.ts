import type { FastifyBaseLogger } from 'fastify';
import { promisedBy, type ShellData, type ShellDataSource } from '../../../vendors/shell-data';
import { textsWith } from '../../../vendors/texts/texts-of';
import type { DraftsContent } from './drafts-content';
import { LIMIT_MS } from '../../../time-limits';
import { inTime } from '@weefsel/contracts';

const made = new WeakMap<DraftsContent, Promise<ShellData>>();

/** Promises come first: all texts contain them. */
async function readDrafts(published: ShellData, drafts: DraftsContent): Promise<ShellData> {
  const { terms } = drafts;
  terms.take(await drafts.promises());
  const [snippets, info] = await Promise.all([drafts.snippets(), drafts.storeInfo()]);
  return {
    ...published,
    ...textsWith(new Map(snippets.map(({ key, value }) => [key, value])), terms),
    about: { ...published.about, ...(info && { info }), ...promisedBy(terms.promises, Date.now()) },
    published,
  };
}

async function withDrafts(
  shellData: Pick<ShellDataSource, 'read' | 'canBeShown'>,
  drafts: DraftsContent,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ShellData> {
  const published = await shellData.read();
  try {
    const own = await inTime(readDrafts(published, drafts), LIMIT_MS.drafts);
    return (await shellData.canBeShown(own)) ? own : published;
  } catch (err) {
    log.error(
      { err },
      'The drafts of texts, facts and promises could not be loaded; the published ones are shown.',
    );
    return published;
  }
}

/**
 * Texts, facts and promises around a page. With drafts: an editor's versions, made once per request and never cached.
 * Menus come from commerce, which has no drafts.
 */
export async function frameFor(
  shellData: Pick<ShellDataSource, 'read' | 'canBeShown'>,
  drafts: DraftsContent | undefined,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ShellData> {
  if (!drafts) return shellData.read();
  const known = made.get(drafts) ?? withDrafts(shellData, drafts, log);
  made.set(drafts, known);
  return known;
}
