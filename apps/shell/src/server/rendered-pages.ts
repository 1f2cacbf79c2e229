import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { LENT_PARTS } from '../overlays/lent-parts';
import type { Encoding } from './compression';
import { compressBytes } from './compression';
import type { ShellData } from './shell-data';

/** A page that was sent so often from here is worth the utmost of compression. */
const WORTH_AFTER = 5;

interface Compressed {
  bytes: Buffer;
  sent: number;
}

/** What a page's HTML is made of beside its payload. */
export interface Around {
  shell: ShellData;
  /** The versions of what remotes lend to the frame. */
  frame: string;
}

/** The versions that every document names, whatever its page: a tab takes the lent parts of the frame from them. */
export const frameOf = ({ remotes }: Snapshot): string =>
  LENT_PARTS.map(({ remote }) => `${remote}@${remotes.get(remote)?.build ?? ''}`).join();

interface Rendered {
  around: Around;
  html: Buffer;
  compressed: Map<Encoding, Compressed>;
}

const isSame = (one: Around, other: Around): boolean =>
  one.shell === other.shell && one.frame === other.frame;

/**
 * The HTML of pages that were rendered before, as bytes. A page depends on its payload and on the shell's data, both
 * public and both replaced, never changed, and on the versions around it; so the same of these give the same HTML. It goes when its payload goes.
 */
export class RenderedPages {
  private readonly pages = new WeakMap<PagePayload, Rendered>();

  /** The page in this encoding; undefined when it has to be rendered or compressed first. */
  find(payload: PagePayload, around: Around, encoding: Encoding): Buffer | undefined {
    const known = this.pages.get(payload);
    if (!known || !isSame(known.around, around)) return undefined;
    if (encoding === 'identity') return known.html;
    const compressed = known.compressed.get(encoding);
    if (!compressed) return undefined;
    compressed.sent += 1;
    if (encoding === 'br' && compressed.sent === WORTH_AFTER) {
      void compressBytes(known.html, encoding, 'utmost').then((bytes) => (compressed.bytes = bytes));
    }
    return compressed.bytes;
  }

  /** Keeps a page's whole HTML, and compresses it for the next who asks. */
  keep(payload: PagePayload, around: Around, encoding: Encoding, html: Buffer): void {
    const known = this.pages.get(payload);
    const rendered =
      known && isSame(known.around, around)
        ? known
        : { around, html, compressed: new Map<Encoding, Compressed>() };
    this.pages.set(payload, rendered);
    if (encoding === 'identity') return;
    void compressBytes(rendered.html, encoding).then((bytes) =>
      rendered.compressed.set(encoding, { bytes, sent: 0 }),
    );
  }
}
