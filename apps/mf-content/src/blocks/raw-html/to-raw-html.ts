import { locale } from '@weefsel/contracts';
import { text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Markup of someone else, e.g. a form of another service; shown in a sandboxed frame. */
export type RawHtmlBlock = v.InferOutput<typeof rawHtmlBlock>;
const rawHtmlBlock = blockOf('rawHtml', {
  /** What the frame holds, for who cannot see it. */
  title: text,
  html: text,
});

const LOOK = 'body{margin:0;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}img{max-width:100%;height:auto}';

export interface RawHtmlProps {
  title: string;
  /** A whole document of its own; empty when there is nothing to frame. */
  document: string;
}

const isDocument = (markup: string) => /^<(!doctype|html)\b/i.test(markup);

function toDocument(markup: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>${LOOK}</style>`;
  return `<!doctype html><html lang="${locale.language}"><head>${head}</head><body>${markup}</body></html>`;
}

/** Someone else's markup as a document of its own: a whole one as it is, a part of one with links that open beside the shop. */
export const reading: BlockReading<RawHtmlBlock, RawHtmlProps> = {
  shape: rawHtmlBlock,
  toProps({ title, html }) {
    const markup = plainText(html) ?? '';
    const whole = markup === '' || isDocument(markup);
    return { title: plainText(title) ?? '', document: whole ? markup : toDocument(markup) };
  },
};
