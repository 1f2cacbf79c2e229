import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';
import { FAULT_KINDS, USUAL_DELAY_MS } from './fault.ts';
import type { Fault, FaultKind } from './fault.ts';

const KIND_LABELS: Record<FaultKind, string> = {
  slow: 'Traag',
  failing: 'Geeft fouten',
  empty: 'Geeft niets terug',
  malformed: 'Antwoord breekt halverwege af',
  maintenance: 'In onderhoud',
};

const PATTERNS = [
  '/store-api/*',
  '/store-api/checkout/cart*',
  '/store-api/product/*',
  '/tweakwise/*',
  '/tweakwise/suggestions*',
  '/content/v*',
  '/content/images/*',
  '/media/*',
  '/payment/*',
  '/feeds/*',
  '/reviews/*',
];

const row = ({ id, kind, pattern, delayMs }: Fault): Html => html`
  <tr>
    <td>${KIND_LABELS[kind]}${kind === 'slow' ? ` (${delayMs} ms)` : ''}</td>
    <td>${pattern}</td>
    <td>
      <form method="post" action="/__demo/faults/remove">
        <button name="id" value="${id}">Herstellen</button>
      </form>
    </td>
  </tr>
`;

const table = (faults: readonly Fault[]): Html =>
  faults.length === 0
    ? html`<p class="muted">Alles werkt zoals het hoort.</p>`
    : html`<table>
          <thead>
            <tr>
              <th>Storing</th>
              <th>Pad</th>
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${faults.map(row)}
          </tbody>
        </table>
        <form method="post" action="/__demo/faults/reset"><button>Alles herstellen</button></form>`;

/** What goes wrong at present, and a form to add to it; `refusal` says what was wrong with the last one. */
export const faultSection = (faults: readonly Fault[], refusal?: string): Html => html`
  <h2>Storingen</h2>
  ${table(faults)}
  <h2>Storing toevoegen</h2>
  ${refusal === undefined ? '' : html`<p role="alert">Dat lukte niet: ${refusal}</p>`}
  <form method="post" action="/__demo/faults">
    <label
      >Wat gaat er mis?
      <select name="kind">
        ${FAULT_KINDS.map((kind) => html`<option value="${kind}">${KIND_LABELS[kind]}</option>`)}
      </select></label
    >
    <label
      >Pad, met * voor wat dan ook
      <input name="pattern" list="patterns" required value="/store-api/*" maxlength="200"
    /></label>
    <datalist id="patterns">
      ${PATTERNS.map((pattern) => html`<option value="${pattern}"></option>`)}
    </datalist>
    <label
      >Vertraging in milliseconden
      <input name="delayMs" type="number" min="0" max="60000" value="${USUAL_DELAY_MS}"
    /></label>
    <p><button class="main">Toevoegen</button></p>
  </form>
`;
