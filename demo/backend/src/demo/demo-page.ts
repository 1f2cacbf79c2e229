import type { MailRow } from '../database/rows.ts';
import { html } from '../markup/html.ts';
import type { Page } from '../markup/send-page.ts';
import type { Payment } from '../payment/payment.ts';
import type { ReceivedEvent } from '../search/received-events.ts';
import { clockSection } from './clock/clock-section.ts';
import type { DemoClock } from './clock/demo-clock.ts';
import { DEMO_STYLE } from './demo-style.ts';
import { eventSection } from './events/event-section.ts';
import { faultSection } from './faults/fault-section.ts';
import type { Fault } from './faults/fault.ts';
import { orderSection } from './orders/order-section.ts';
import type { PlacedOrder } from './orders/placed-order.ts';
import { mailSection } from './outbox/mail-section.ts';
import { paymentSection } from './payments/payment-section.ts';
import { resetSection } from './reset/reset-section.ts';
import { accountSection } from './shop/account-section.ts';
import type { DemoAccount } from './shop/demo-accounts.ts';
import type { ShopSettings } from './shop/shop-settings.ts';
import { switchSection } from './shop/switch-section.ts';
import { voucherSection } from './shop/voucher-section.ts';
import type { Voucher } from './shop/voucher.ts';

export interface DemoFacts {
  accounts: readonly DemoAccount[];
  vouchers: readonly Voucher[];
  settings: ShopSettings;
  clock: DemoClock;
  orders: readonly PlacedOrder[];
  payments: readonly Payment[];
  faults: readonly Fault[];
  mails: readonly MailRow[];
  events: readonly ReceivedEvent[];
  /** Reason why the last form was refused. */
  refusal?: string;
}

const PARTS = {
  accounts: 'Accounts',
  vouchers: 'Vouchers',
  orders: 'Orders',
  payments: 'Payments',
  outbox: 'Outbox',
  clock: 'Clock',
  faults: 'Faults',
  switches: 'Shop settings',
  events: 'Analytics events',
  reset: 'Reset',
};

/** Demo page for developers and testers of the shop. */
export const demoPage = (facts: DemoFacts): Page => ({
  title: 'Demo controls',
  lang: 'en',
  style: DEMO_STYLE,
  body: html`
    <h1>Demo controls</h1>
    <p>
      What you need to try the shop, and knobs that make the vendors behind it fail. All of it is there over
      JSON for tests; the README of the demo backend has the list.
    </p>
    ${facts.refusal === undefined ? '' : html`<p role="alert">That is no fault: ${facts.refusal}</p>`}
    <nav aria-label="Parts">
      <ul>
        ${Object.entries(PARTS).map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
      </ul>
    </nav>
    ${accountSection(facts.accounts)} ${voucherSection(facts.vouchers)} ${orderSection(facts.orders)}
    ${paymentSection(facts.payments)} ${mailSection(facts.mails)} ${clockSection(facts.clock)}
    ${faultSection(facts.faults)} ${switchSection(facts.settings)} ${eventSection(facts.events)}
    ${resetSection}
  `,
});
