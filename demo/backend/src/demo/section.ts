import { locale } from '@weefsel/contracts';
import { html, type Html } from '../markup/html.ts';

/** A section of the demo page, with heading and anchor. */
export const section = (id: string, title: string, body: Html): Html => html`
  <section id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${body}
  </section>
`;

/** A table, on narrow screens a list of its rows; shows `empty` without rows. */
export const table = (heads: readonly string[], rows: readonly Html[], empty: string): Html =>
  rows.length === 0
    ? html`<p class="muted">${empty}</p>`
    : html`<div class="scroll">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => (head === '' ? html`<td></td>` : html`<th scope="col">${head}</th>`))}
            </tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </div>`;

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

/** A moment in the time zone of the shop. */
export const printMoment = (time: number): string => moment.format(time);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' });

export const printDay = (time: number): string => day.format(time);

const money = new Intl.NumberFormat('en-NL', { style: 'currency', currency: locale.currency });

export const printCents = (cents: number): string => money.format(cents / 100);
