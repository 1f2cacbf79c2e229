import { termsPage } from '../content/documents/pages/terms-page.ts';
import { withdrawalWords } from '../content/documents/withdrawal/withdrawal-words.ts';
import { html, type Html } from '../markup/html.ts';
import { portableTextPart } from './portable-text-part.ts';

const heading = (text: string) =>
  html`<h2 style="margin:0 0 12px;font-size:20px;font-weight:400">${text}</h2>`;

/** The terms on the day of the order: the shopper's copy never changes. */
export function termsPart(origin: string): Html {
  const { title, pageBuilder: blocks } = termsPage();
  const [hero] = blocks;
  const version = hero?._type === 'pageHero' ? (hero.text ?? '') : '';
  const sections = blocks.flatMap((block) =>
    block._type === 'contentBlock'
      ? [
          html`<h3 style="margin:16px 0 4px;font-size:16px">${block.title ?? ''}</h3>
            ${portableTextPart(Array.isArray(block.text) ? block.text : [], origin)}`,
        ]
      : [],
  );
  return html`${heading(title)}
    <p style="margin:0 0 8px">${version}</p>
    ${sections}`;
}

/** Model form of annex I-B of the consumer rights directive, to copy or print. */
export function withdrawalPart(orderNumber: string): Html {
  const { title, intro, addressee, declaration, fields, signature, note } = withdrawalWords;
  const line = (label: string, value = '') => html`<p style="margin:0 0 12px">${label}: ${value || '…'}</p>`;
  return html`${heading(title)}
    <p style="margin:0 0 8px">${intro}</p>
    <p style="margin:0 0 12px">Aan: ${addressee.map((part) => html`${part}<br />`)}</p>
    <p style="margin:0 0 12px">${declaration} …</p>
    ${line(fields.orderNumber, orderNumber)}
    ${[fields.dates, fields.names, fields.address, fields.date, signature].map((label) => line(label))}
    <p style="margin:0 0 8px">${note}</p>`;
}
