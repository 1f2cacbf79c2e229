import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';
import type { Page } from '../markup/send-page.ts';
import { FAULT_KINDS, USUAL_DELAY_MS } from './fault.ts';
import type { Fault, FaultKind } from './fault.ts';

/** An account that testers may log in with. */
export interface DemoAccount {
  name: string;
  email: string;
  password: string;
}

export interface DemoFacts {
  accounts: readonly DemoAccount[];
  faults: readonly Fault[];
  /** What was wrong with the last form. */
  refusal?: string;
}

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

const accountRow = ({ name, email, password }: DemoAccount): Html => html`
  <tr>
    <td>${name}</td>
    <td>${email}</td>
    <td>${password}</td>
  </tr>
`;

const faultRow = ({ id, kind, pattern, delayMs }: Fault): Html => html`
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

const faultTable = (faults: readonly Fault[]): Html =>
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
            ${faults.map(faultRow)}
          </tbody>
        </table>
        <form method="post" action="/__demo/faults/reset"><button>Alles herstellen</button></form>`;

/** The page for whoever develops or tests the shop. */
export const demoPage = ({ accounts, faults, refusal }: DemoFacts): Page => ({
  title: 'Testbediening',
  body: html`
    <h1>Testbediening</h1>
    <p>Hier laat je de diensten achter de winkel haperen. Na een herstart werkt alles weer gewoon.</p>
    <h2>Accounts</h2>
    <table>
      <thead>
        <tr>
          <th>Naam</th>
          <th>E-mailadres</th>
          <th>Wachtwoord</th>
        </tr>
      </thead>
      <tbody>
        ${accounts.map(accountRow)}
      </tbody>
    </table>
    <h2>Storingen</h2>
    ${faultTable(faults)}
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
  `,
});
