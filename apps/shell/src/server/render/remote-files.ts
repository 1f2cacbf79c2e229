import {
  filesOfPart,
  partsOf,
  withoutWaiting,
  type PagePayload,
  type RemoteRef,
} from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import type { PageStyle } from './document';
import type { PageFile } from '../http/tags';

interface RemoteFilesOfPage {
  hints: string[];
  styles: PageStyle[];
  /** The files of the inlined styles. */
  sheets: PageFile[];
}

/** A file of a remote by its address, with its integrity if published. */
const fileAt = (href: string, { base, integrity: known }: RemoteRef): PageFile => {
  const integrity = known?.[href.slice(base.length)];
  return { href, ...(integrity && { integrity }) };
};

/** Scripts and style sheets of exactly the remotes on a page. Deferred parts bring no script yet. */
export function remoteFiles(payload: PagePayload, snapshot: Snapshot): RemoteFilesOfPage {
  const hints = new Set<string>();
  const styles = new Map<string, PageStyle>();
  const sheets = new Map<string, PageFile>();
  for (const part of partsOf(withoutWaiting(payload))) {
    const ref = snapshot.remotes.get(part.remote)?.ref;
    if (ref) filesOfPart(ref, part).js.forEach((href) => hints.add(href));
  }
  for (const part of partsOf(payload)) {
    const live = snapshot.remotes.get(part.remote);
    if (!live) continue;
    for (const href of filesOfPart(live.ref, part).css) {
      const css = live.css.get(href.slice(live.ref.base.length));
      if (live.ref.version === 'dev') styles.set(href, { href });
      else if (css) {
        styles.set(href, { href, css });
        sheets.set(href, fileAt(href, live.ref));
      }
    }
  }
  return { hints: [...hints], styles: [...styles.values()], sheets: [...sheets.values()] };
}
