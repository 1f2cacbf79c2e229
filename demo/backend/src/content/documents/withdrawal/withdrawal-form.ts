import { locale } from '@weefsel/contracts';
import { withdrawalWords } from './withdrawal-words.ts';

const { title, intro, addressee, declaration, fields, signature, note } = withdrawalWords;

const STYLE = `
  body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1c1a17; background: #fbf9f5; }
  main { max-width: 720px; }
  h1 { margin: 0 0 8px; font: 600 22px/1.2 Georgia, serif; }
  p { margin: 0 0 16px; }
  address { font-style: normal; margin-bottom: 20px; padding: 12px 16px; border: 1px solid #e6e0d6; }
  form { display: grid; gap: 16px 24px; }
  input, textarea, .signature { display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 8px 10px;
    font: inherit; color: inherit; background: #fff; border: 1px solid #6f675c; border-radius: 0; }
  input:focus-visible, textarea:focus-visible { outline: 2px solid #1c1a17; outline-offset: 2px; }
  .signature { height: 84px; }
  small { color: #6f675c; }
  @media (max-width: 559px) { body { padding: 4px 2px; } form { gap: 12px; } .signature { height: 56px; } }
  @media (min-width: 560px) { form { grid-template-columns: 1fr 1fr; } .wide { grid-column: 1 / -1; } }
  @media print { body { padding: 0; background: none; } }
`;

const line = (label: string, type = 'text') => `<label>${label}<input type="${type}"></label>`;
const lines = (label: string, rows: number) =>
  `<label class="wide">${label}<textarea rows="${rows}"></textarea></label>`;

/** Model form of annex I-B of the consumer rights directive, to fill in and print; never submitted. */
export const withdrawalForm = `<!doctype html>
<html lang="${locale.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${intro}</p>
<address>Aan: ${addressee.join('<br>')}</address>
<form>
${lines(declaration, 3)}
${line(fields.orderNumber)}
${line(fields.dates, 'date')}
${lines(fields.names, 1)}
${lines(fields.address, 2)}
${line(fields.date, 'date')}
<div>${signature}<div class="signature"></div></div>
</form>
<p><small>${note}</small></p>
</main>
</html>`;
