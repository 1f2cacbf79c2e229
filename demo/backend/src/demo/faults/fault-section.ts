import { html, type Html } from '../../markup/html.ts';
import { section, table } from '../section.ts';
import { FAULT_KINDS, USUAL_DELAY_MS, type Fault, type FaultKind } from './fault.ts';
import { VENDOR_NAMES, VENDORS } from './vendors.ts';

const KIND_LABELS: Record<FaultKind, string> = {
  slow: 'Slow',
  failing: 'Fails',
  dropped: 'Drops the connection',
  empty: 'Answers with nothing in it',
  malformed: 'Answer breaks off halfway',
  maintenance: 'In maintenance',
};

const PATTERNS = [
  '/store-api/checkout/cart*',
  '/store-api/account/*',
  '/store-api/product/*',
  '/tweakwise/suggestions*',
  '/tweakwise/navigation*',
  '/content/images/*',
];

function describe({ kind, delayMs, status, count, probability }: Fault): string {
  const what = KIND_LABELS[kind];
  const how: Partial<Record<FaultKind, string>> = { slow: `${delayMs} ms`, failing: `status ${status}` };
  const facts = [
    how[kind],
    probability < 100 ? `${probability}% of requests` : undefined,
    count === undefined ? undefined : `${count} more`,
  ].filter((fact) => fact !== undefined);
  return facts.length > 0 ? `${what} (${facts.join(', ')})` : what;
}

const row = (fault: Fault): Html => html`
  <tr>
    <td>${fault.vendor ? VENDORS[fault.vendor].label : 'Every vendor'}</td>
    <td><code>${fault.pattern}</code></td>
    <td>${describe(fault)}</td>
    <td>
      <form method="post" action="/__demo/faults/remove">
        <button name="id" value="${fault.id}">Repair</button>
      </form>
    </td>
  </tr>
`;

const list = (faults: readonly Fault[]): Html =>
  html`${table(['Vendor', 'Path', 'Fault', ''], faults.map(row), 'Everything works.')}
  ${
    faults.length === 0
      ? ''
      : html`<form method="post" action="/__demo/faults/reset"><button>Repair everything</button></form>`
  }`;

const form = html`<form method="post" action="/__demo/faults" class="fields">
  <label
    >Vendor
    <select name="vendor">
      <option value="">Every vendor</option>
      ${VENDOR_NAMES.map((name) => html`<option value="${name}">${VENDORS[name].label}</option>`)}
    </select></label
  >
  <label
    >Fault
    <select name="kind">
      ${FAULT_KINDS.map((kind) => html`<option value="${kind}">${KIND_LABELS[kind]}</option>`)}
    </select></label
  >
  <label
    >Path, <code>*</code> for anything
    <input name="pattern" list="patterns" required value="/*" maxlength="200"
  /></label>
  <datalist id="patterns">${PATTERNS.map((pattern) => html`<option value="${pattern}"></option>`)}</datalist>
  <label
    >Delay in ms, when slow <input name="delayMs" type="number" min="0" max="60000" value="${USUAL_DELAY_MS}"
  /></label>
  <label>Status, when it fails <input name="status" type="number" min="400" max="599" value="500" /></label>
  <label
    >Percentage of requests <input name="probability" type="number" min="1" max="100" value="100"
  /></label>
  <label>Number of requests, empty for all <input name="count" type="number" min="1" /></label>
  <button class="main">Break it</button>
</form>`;

/** Current faults, with a form to add one. */
export const faultSection = (faults: readonly Fault[]): Html =>
  section('faults', 'Faults', html`${list(faults)} ${form}`);
