import type { MailRow } from '../database/rows.ts';
import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';
import type { Page } from '../markup/send-page.ts';
import type { ReceivedEvent } from '../search/received-events.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { eventSection } from './event-section.ts';
import { faultSection } from './fault-section.ts';
import type { Fault } from './fault.ts';
import { mailSection } from './mail-section.ts';
import type { ShopSettings } from './shop-settings.ts';
import { switchSection } from './switch-section.ts';
import type { Voucher } from './voucher.ts';

export interface DemoFacts {
  accounts: readonly DemoAccount[];
  vouchers: readonly Voucher[];
  settings: ShopSettings;
  faults: readonly Fault[];
  mails: readonly MailRow[];
  events: readonly ReceivedEvent[];
  /** What was wrong with the last form. */
  refusal?: string;
}

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

const accountRow = ({ name, email, password }: DemoAccount): Html => html`
  <tr>
    <td>${name}</td>
    <td>${email}</td>
    <td>${password}</td>
  </tr>
`;

const voucherRow = ({ name, code, minimumCents }: Voucher): Html => html`
  <tr>
    <td>${code ?? 'vanzelf'}</td>
    <td>${name}</td>
    <td>${minimumCents === 0 ? '' : `vanaf ${euros.format(minimumCents / 100)}`}</td>
  </tr>
`;

const table = (rows: readonly Html[]): Html => html`
  <table>
    <tbody>
      ${rows}
    </tbody>
  </table>
`;

/** The page for whoever develops or tests the shop. */
export const demoPage = (facts: DemoFacts): Page => ({
  title: 'Testbediening',
  body: html`
    <h1>Testbediening</h1>
    <p>
      Hier vind je wat je nodig hebt om de winkel te proberen, en laat je de diensten erachter haperen. Na een
      herstart werkt alles weer gewoon.
    </p>
    <h2>Accounts</h2>
    ${table(facts.accounts.map(accountRow))}
    <h2>Kortingscodes</h2>
    ${table(facts.vouchers.map(voucherRow))} ${switchSection(facts.settings)}
    ${faultSection(facts.faults, facts.refusal)} ${mailSection(facts.mails)} ${eventSection(facts.events)}
  `,
});
