import { html } from '../../markup/html.ts';
import { section } from '../section.ts';

/** Button that restores the seed. */
export const resetSection = section(
  'reset',
  'Reset',
  html`<p>
      Back to the seed, without a restart: carts, orders, accounts, wish lists, reviews, mails, events,
      payments, faults, settings and the clock.
    </p>
    <form method="post" action="/__demo/reset"><button class="main">Reset everything</button></form>`,
);
