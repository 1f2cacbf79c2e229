import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { LENT_PARTS } from '../overlays/lent-parts';
import type { Encoding } from './compression';
import { compressBytes } from './compression';
import type { ShellData } from './shell-data';

/** A page that was sent so often from here is worth the utmost of compression. */
const WORTH_AFTER = 5;
/** Pages that wait to be compressed better; one more is left as it is until it is asked for again. */
const MOST_WAITING = 8;

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
  /** What is being compressed. */
  underway: Set<Encoding>;
}

const isSame = (one: Around, other: Around): boolean =>
  one.shell === other.shell && one.frame === other.frame;

/**
 * The HTML of pages that were rendered before, as bytes. A page depends on its payload and on the shell's data, both
 * public and both replaced, never changed, and on the versions around it; so the same of these give the same HTML. It goes when its payload goes.
 */
export class RenderedPages {
  private readonly pages = new WeakMap<PagePayload, Rendered>();
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  /** The page in this encoding; undefined when it has to be rendered first. */
  find(payload: PagePayload, around: Around, encoding: Encoding): Buffer | Promise<Buffer> | undefined {
    const known = this.pages.get(payload);
    if (!known || !isSame(known.around, around)) return undefined;
    if (encoding === 'identity') return known.html;
    const compressed = known.compressed.get(encoding);
    if (!compressed) {
      this.compress(known, encoding, 'thorough');
      return compressBytes(known.html, encoding, 'quick');
    }
    compressed.sent += 1;
    if (encoding === 'br' && compressed.sent === WORTH_AFTER) this.compress(known, encoding, 'utmost');
    return compressed.bytes;
  }

  /** Keeps a page's whole HTML. It is compressed for good when somebody asks again: most pages of a crawl never are. */
  keep(payload: PagePayload, around: Around, html: Buffer): void {
    const known = this.pages.get(payload);
    if (known && isSame(known.around, around)) return;
    this.pages.set(payload, { around, html, compressed: new Map(), underway: new Set() });
  }

  /** Keeps a page that is sure to be asked for, as nearly all browsers want it. */
  keepForMany(payload: PagePayload, around: Around, html: Buffer): void {
    this.keep(payload, around, html);
    const kept = this.pages.get(payload);
    if (kept && !kept.compressed.has('br')) this.compress(kept, 'br', 'thorough');
  }

  /** One at a time, so that those who are answered now keep the processor. */
  private compress(page: Rendered, encoding: Encoding, effort: 'thorough' | 'utmost'): void {
    const { html, compressed, underway } = page;
    if (underway.has(encoding) || this.waiting >= MOST_WAITING) return;
    this.waiting += 1;
    underway.add(encoding);
    const sent = effort === 'utmost' ? WORTH_AFTER : 0;
    const run = async () =>
      void compressed.set(encoding, { bytes: await compressBytes(html, encoding, effort), sent });
    this.last = this.last.then(run).finally(() => {
      this.waiting -= 1;
      underway.delete(encoding);
    });
  }
}
