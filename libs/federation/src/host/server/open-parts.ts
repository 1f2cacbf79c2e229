import { inTime, type FragmentLoad, type PageActions, type PageLoad } from '@weefsel/contracts';
import type { RemoteEntry, PartComponent, PartId } from '../../runtime/index';
import { builtIns, refuseChanges } from './built-in-watch';

/** All parts of a remote, opened. */
export interface OpenParts {
  /** Components of pages and fragments by `viewKey`. */
  views: Map<string, PartComponent>;
  pageLoads: Map<string, PageLoad<never>>;
  /** Form handlers of pages, for pages that have any. */
  pageActions: Map<string, PageActions<never>>;
  fragmentLoads: Map<string, FragmentLoad<unknown, never>>;
}

/** Timeout for opening one part, in ms: all its code is here already. */
const OPEN_TIMEOUT_MS = 3000;

export const viewKey = ({ kind, name }: Pick<PartId, 'kind' | 'name'>): string => `${kind}/${name}`;

/** Opens a part; an error names the part. */
async function open<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    const opened = await inTime((async () => work())(), OPEN_TIMEOUT_MS, 'it');
    refuseChanges('it');
    return opened;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${part} cannot be opened: ${reason}`, { cause });
  } finally {
    builtIns.restore();
  }
}

function componentOf(exported: unknown, part: string, as: 'Page' | 'Fragment'): PartComponent {
  const component = (exported as Record<string, unknown> | undefined)?.[as];
  const isComponent =
    typeof component === 'function' || (typeof component === 'object' && component !== null);
  if (!isComponent) throw new Error(`${part} exports no ${as}`);
  return component as PartComponent;
}

/**
 * Opens every page, fragment and chunk once, in parallel. Throws for the first failing one, with its name.
 */
export async function openParts({ pages, fragments, chunks = {} }: RemoteEntry): Promise<OpenParts> {
  const parts: OpenParts = {
    views: new Map(),
    pageLoads: new Map(),
    pageActions: new Map(),
    fragmentLoads: new Map(),
  };
  await Promise.all([
    ...Object.entries(chunks).map(([name, chunk]) => open(`chunk "${name}"`, chunk)),
    ...Object.entries(pages).map(async ([name, page]) => {
      const part = `page "${name}"`;
      const view = await open(part, () => page.view());
      parts.views.set(viewKey({ kind: 'page', name }), componentOf(view, part, 'Page'));
      parts.pageLoads.set(name, (await open(`the load of ${part}`, () => page.load())).load);
      const forms = await open(`the actions of ${part}`, async () => page.actions?.());
      if (forms) parts.pageActions.set(name, forms.actions);
    }),
    ...Object.entries(fragments).map(async ([name, fragment]) => {
      const part = `fragment "${name}"`;
      const view = await open(part, () => fragment.view());
      parts.views.set(viewKey({ kind: 'fragment', name }), componentOf(view, part, 'Fragment'));
      const load = await open(`the load of ${part}`, async () => fragment.load?.());
      if (load) parts.fragmentLoads.set(name, load.load as FragmentLoad<unknown, never>);
    }),
  ]);
  return parts;
}
