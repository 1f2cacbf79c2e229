import type { PageOwner } from '@weefsel/contracts';
import type { PartId, RemoteRef } from '@weefsel/federation/runtime';
import { compositionOf, type Snapshot } from '@weefsel/federation/server';
import { LENT_PARTS } from '../../overlays/lent-parts';
import type { ServerConfig } from '../settings/environment';
import { routesOf } from '../request/paths/route-table';
import { inlineScripts } from './render-page';
import { hashOf, pagePolicy, TAG_MANAGER } from '../http/security/content-policy';
import { integrityPolicy } from '../http/security/integrity-policy';
import type { ShellAssets } from './shell-assets';

/** One script that may run in a document. */
interface InventoriedScript {
  /** Its address, `inline`, or the host of the tag manager. */
  script: string;
  /** Its hash, `sha256-…` or `sha384-…`; empty when unknown. */
  integrity: string;
  /** The responsible release: `mf-checkout@ab12`. */
  owner: string;
  /** Its purpose. */
  why: string;
}

/** Scripts that may run in a page's document, and the headers that enforce this. */
export interface ScriptInventory {
  page: string;
  composition?: string;
  scripts: InventoriedScript[];
  /** Values in every such document; policy directives for its styles are left out. */
  headers: Record<string, string>;
}

interface Made {
  config: ServerConfig;
  assets: ShellAssets;
}

/** All parts of a page: itself with all its chunks, borrowed fragments, and the frame's lent parts. */
function partsAt({ owner, page }: PageOwner, { remotes }: Pick<Snapshot, 'remotes'>): PartId[] {
  const { ref, borrows = [] } = remotes.get(owner) ?? {};
  const borrowed = borrows.map(({ remote, name }) => ({ remote, kind: 'fragment' as const, name }));
  const itself = { remote: owner, kind: 'page' as const, name: page, chunks: Object.keys(ref?.chunks ?? {}) };
  return [itself, ...borrowed, ...LENT_PARTS];
}

function whyIn({ remoteEntry, entry, pages, fragments, chunks = {} }: RemoteRef, file: string): string {
  if (file === remoteEntry) return 'container of the remote';
  if (entry.js.includes(file)) return 'entry of the remote';
  const uses = Object.entries({ page: pages, fragment: fragments, chunk: chunks }).flatMap(([kind, parts]) =>
    Object.entries(parts).flatMap(([name, { js }]) => (js.includes(file) ? [`${kind} ${name}`] : [])),
  );
  return uses.join(', ') || 'what several parts share';
}

const ofRemotes = (at: PageOwner, snapshot: Snapshot): InventoriedScript[] =>
  Object.entries(compositionOf(snapshot, partsAt(at, snapshot))).flatMap(([name, ref]) =>
    Object.entries(ref.integrity ?? {})
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, integrity]) => ({
        script: ref.base + file,
        integrity,
        owner: `${name}@${ref.version}`,
        why: whyIn(ref, file),
      })),
  );

const unquoted = (source: string): string => source.replaceAll("'", '');

function ofShell({ assets, config }: Made): InventoriedScript[] {
  const owner = `shell@${assets.build}`;
  const file = (href: string, integrity: string | undefined, why: string) => ({
    ...{ script: href, integrity: integrity ?? '', owner, why },
  });
  const { mainScript, scriptsBefore = [], measuresScript, laterScripts = {} } = assets;
  return [
    ...inlineScripts(assets).map((text) => ({
      ...{ script: 'inline', integrity: unquoted(hashOf(text)), owner },
      why:
        text === assets.earlyScript
          ? 'answers before the code of the page'
          : 'shows stored choices in the first paint',
    })),
    ...scriptsBefore.map(({ href, integrity }) => file(href, integrity, 'what the main script needs')),
    file(mainScript.href, mainScript.integrity, 'starts the page'),
    ...(measuresScript && (config.gtmId || config.analyticsUrl)
      ? [file(measuresScript.href, measuresScript.integrity, 'measures the page, once that is allowed')]
      : []),
    ...Object.entries(laterScripts).map(([href, integrity]) =>
      file(href, integrity, 'comes when it is needed'),
    ),
  ];
}

const ofTagManager = ({ gtmId }: ServerConfig): InventoriedScript[] =>
  gtmId
    ? [
        {
          script: TAG_MANAGER,
          integrity: '',
          owner: gtmId,
          why: 'the tag manager, once measuring is allowed',
        },
      ]
    : [];

function headersOf({ config, assets }: Made, snapshot: Snapshot): Record<string, string> {
  const policy = pagePolicy(config, { styles: [], scripts: inlineScripts(assets).map(hashOf) });
  const lasting = policy.split('; ').filter((directive) => !directive.startsWith('style-src '));
  return { 'content-security-policy': lasting.join('; '), ...integrityPolicy(config, snapshot) };
}

/**
 * All scripts that may run in the document of a page with a fixed path. For auditors of payment pages (PCI DSS 6.4.3).
 * Undefined for a path that no remote declares.
 */
export function scriptInventory(
  pathname: string,
  snapshot: Snapshot,
  made: Made,
): ScriptInventory | undefined {
  const route = routesOf(snapshot).at(pathname);
  if (!route || !('at' in route)) return undefined;
  return {
    page: `${route.at.owner}/${route.at.page}`,
    ...(snapshot.composition && { composition: snapshot.composition }),
    scripts: [...ofShell(made), ...ofRemotes(route.at, snapshot), ...ofTagManager(made.config)],
    headers: headersOf(made, snapshot),
  };
}
