import type { PagePayload } from '@weefsel/federation/runtime';
import type { Encoding } from './compression';
import { compressBytes } from './compression';
import type { ShellData } from './shell-data';

/** A page that was sent so often from here is worth the utmost of compression. */
const WORTH_AFTER = 5;

interface Compressed {
  bytes: Buffer;
  sent: number;
}

interface Rendered {
  shell: ShellData;
  html: Buffer;
  compressed: Map<Encoding, Compressed>;
}

/**
 * The HTML of pages that were rendered before, as bytes. A page depends on its payload and on the shell's data, both
 * public and both replaced, never changed; so the same two objects give the same HTML. It goes when its payload goes.
 */
export class RenderedPages {
  private readonly pages = new WeakMap<PagePayload, Rendered>();

  /** The page in this encoding; undefined when it has to be rendered or compressed first. */
  find(payload: PagePayload, shell: ShellData, encoding: Encoding): Buffer | undefined {
    const known = this.pages.get(payload);
    if (known?.shell !== shell) return undefined;
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
  keep(payload: PagePayload, shell: ShellData, encoding: Encoding, html: Buffer): void {
    const known = this.pages.get(payload);
    const rendered =
      known?.shell === shell ? known : { shell, html, compressed: new Map<Encoding, Compressed>() };
    this.pages.set(payload, rendered);
    if (encoding === 'identity') return;
    void compressBytes(rendered.html, encoding).then((bytes) =>
      rendered.compressed.set(encoding, { bytes, sent: 0 }),
    );
  }
}
