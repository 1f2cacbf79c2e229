import type { PagePayload } from '@weefsel/federation/runtime';
import type { Snapshot } from '@weefsel/federation/server';
import { LENT_PARTS } from '../../overlays/lent-parts';
import { entityTag } from '../http/cdn/entity-tag';
import { Compressor, sentOften, type Encoding, type SentOften } from '../http/compression';
import type { RenderedPage } from './render-page';
import type { ShellData } from '../vendors/shell-data';

/** Inputs of a page's HTML besides its payload. */
export interface Around {
  shell: ShellData;
  /** Versions of the parts that remotes lend to the frame. */
  frame: string;
}

/** Versions in every document, whatever its page: tabs load the frame's lent parts from them. */
export const frameOf = ({ remotes }: Snapshot): string =>
  LENT_PARTS.map(({ remote }) => `${remote}@${remotes.get(remote)?.build ?? ''}`).join();

/** A cached page: its document and inline styles. */
type Kept<Html> = Pick<RenderedPage, 'styles'> & { html: Html };

type Rendered = Kept<SentOften> & { around: Around; tag: string };

/** A cached page; its bytes are compressed on demand. */
export interface FoundPage extends Pick<RenderedPage, 'styles'> {
  /** Its entity tag. */
  tag: string;
  html: () => Buffer | Promise<Buffer>;
}

const isSame = (one: Around, other: Around): boolean =>
  one.shell === other.shell && one.frame === other.frame;

/**
 * The HTML of rendered pages, as bytes. A page's payload, the shell's data and the versions are replaced, never
 * mutated. So the same objects give the same HTML. An entry ends with its payload.
 */
export class RenderedPages {
  private readonly pages = new WeakMap<PagePayload, Rendered>();
  private readonly compressor = new Compressor();

  /** The page in this encoding; undefined when it has to be rendered first. */
  find(payload: PagePayload, around: Around, encoding: Encoding): FoundPage | undefined {
    const known = this.pages.get(payload);
    if (!known || !isSame(known.around, around)) return undefined;
    const { styles, tag, html } = known;
    return { styles, tag, html: () => this.compressor.take(html, encoding) };
  }

  /** Caches a page's whole HTML. It is compressed well at once when idle, else at the second request. */
  keep(payload: PagePayload, around: Around, { html, styles }: Kept<Buffer>): void {
    const known = this.pages.get(payload);
    if (known && isSame(known.around, around)) return;
    const kept = sentOften(html);
    this.pages.set(payload, { around, styles, html: kept, tag: entityTag(html) });
    this.compressor.prepareWhenIdle(kept);
  }

  /** Caches a page that will be requested, in the encoding of nearly all browsers. */
  keepForMany(payload: PagePayload, around: Around, page: Kept<Buffer>): void {
    this.keep(payload, around, page);
    const kept = this.pages.get(payload);
    if (kept) this.compressor.prepare(kept.html);
  }
}
