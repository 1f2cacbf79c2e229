import { locale } from '@weefsel/contracts';
import { html, type Html } from '../markup/html.ts';

interface Letter {
  /** First line, e.g. `Hoi Emma,`. */
  greeting: string;
  paragraphs: readonly (string | Html)[];
  /** The single action of the mail. */
  button?: { text: string; url: string };
  /** Paragraphs below the button. */
  closing?: readonly (string | Html)[];
  /** Enclosed papers, after the signature. */
  enclosed?: readonly Html[];
}

const BODY = 'margin:0;background:#f5f1ea;color:#231f1b;font:16px/1.55 Georgia,serif';
const SHEET = 'max-width:560px;margin:0 auto;padding:40px 32px;background:#fffdf9';
const BUTTON =
  'display:inline-block;padding:14px 24px;background:#231f1b;color:#fffdf9;text-decoration:none;font-family:Helvetica,Arial,sans-serif';

const ENCLOSED = 'margin:40px 0 0;padding:24px 0 0;border-top:1px solid #e6e0d6;font-size:14px';

const paragraph = (text: string | Html) => html`<p style="margin:0 0 16px">${text}</p>`;

const action = ({ text, url }: { text: string; url: string }) =>
  html`<p style="margin:24px 0"><a href="${url}" style="${BUTTON}">${text}</a></p>
    <p style="margin:0 0 16px;font-size:13px">Werkt de knop niet? Kopieer dan deze link: ${url}</p>`;

/** A mail in the shop's style, as one HTML document. */
export function letter({ greeting, paragraphs, button, closing = [], enclosed = [] }: Letter): Html {
  return html`<!doctype html>
    <html lang="${locale.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Weefsel</title>
      </head>
      <body style="${BODY}">
        <div style="${SHEET}">
          <p style="margin:0 0 32px;font-size:26px;letter-spacing:.02em">Weefsel</p>
          ${paragraph(greeting)} ${paragraphs.map(paragraph)} ${button ? action(button) : ''}
          ${closing.map(paragraph)}
          <p style="margin:32px 0 0">Groet,<br />team Weefsel</p>
          ${enclosed.map((part) => html`<section style="${ENCLOSED}">${part}</section>`)}
        </div>
      </body>
    </html>`;
}
