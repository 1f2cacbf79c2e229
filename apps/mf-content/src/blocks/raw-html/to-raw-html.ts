import { locale } from '@weefsel/contracts';
import { text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** Markup of another service, e.g. a form; shown in a sandboxed iframe. */
export type RawHtmlBlock = v.InferOutput<typeof rawHtmlBlock>;
const rawHtmlBlock = blockOf('rawHtml', {
  /** Accessible name of the iframe. */
  title: text,
  html: text,
});

const LOOK = 'body{margin:0;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}img{max-width:100%;height:auto}';

export interface RawHtmlProps {
  title: string;
  /** A complete HTML document; empty when there is nothing to show. */
  document: string;
}

const isDocument = (markup: string) => /^<(!doctype|html)\b/i.test(markup);

function toDocument(markup: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>${LOOK}</style>`;
  return `<!doctype html><html lang="${locale.language}"><head>${head}</head><body>${markup}</body></html>`;
}

/** The markup as a complete document. Partial markup is wrapped; its links open in a new tab. */
export const reading: BlockReading<RawHtmlBlock, RawHtmlProps> = {
  shape: rawHtmlBlock,
  toProps({ title, html }) {
    const markup = plainText(html) ?? '';
    const whole = markup === '' || isDocument(markup);
    return { title: plainText(title) ?? '', document: whole ? markup : toDocument(markup) };
  },
};
