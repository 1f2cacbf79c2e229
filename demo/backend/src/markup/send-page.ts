import { locale } from '@weefsel/contracts';
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';

export interface Page {
  title: string;
  /** Site name of the page; the shop's when absent. */
  site?: string;
  body: Html;
  /** Script of the page, which also works without it. */
  script?: string;
  /** Language of the page; Dutch when absent. */
  lang?: string;
  /** Additional styles, after the shop's. */
  style?: string;
}

const STYLE = new Html(`
*{box-sizing:border-box}
body{margin:0;background:#fbf9f5;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:48px 16px 96px}
h1{margin:0 0 16px;font:400 36px/1.1 Georgia,serif}
h2{margin:48px 0 12px;font:400 22px/1.2 Georgia,serif}
p{margin:0 0 16px}
small,.muted{color:#6f675c}
a{color:inherit}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 24px;margin:0 0 32px;padding:16px 0;border:solid #e6e0d6;border-width:1px 0}
dt{color:#6f675c}
dd{margin:0;overflow-wrap:anywhere}
fieldset{margin:0 0 24px;padding:0;border:0}
legend{margin-bottom:8px;padding:0;font-weight:600}
label{display:block;padding:4px 0}
input:not([type=radio]),select{width:100%;padding:10px 12px;border:1px solid #6f675c;border-radius:2px;background:#fff;color:inherit;font:inherit}
button{display:block;width:100%;margin:0 0 8px;padding:12px 16px;border:1px solid #1c1a17;border-radius:2px;background:transparent;color:#1c1a17;font:inherit;text-align:left;cursor:pointer}
button:hover{background:#fff}
button.main{background:#1c1a17;color:#fbf9f5}
button.main:hover{background:#3a362f}
:focus-visible{outline:2px solid #1c1a17;outline-offset:2px}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid #e6e0d6;text-align:left;vertical-align:top}
`);

/** Sends a page in the shop's colours. It is never cached, and runs no foreign scripts. */
export function sendPage(
  reply: FastifyReply,
  { title, site = 'Weefsel', body, script, lang = locale.language, style = '' }: Page,
  status = 200,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} – ${site}</title>
        <style nonce="${nonce}">
          ${STYLE}${new Html(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
        ${
          script === undefined
            ? ''
            : html`<script nonce="${nonce}">
                ${new Html(script)};
              </script>`
        }
      </body>
    </html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(page.text);
}
