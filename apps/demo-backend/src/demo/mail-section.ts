import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';
import type { MailRow } from '../database/rows.ts';

const NEWEST = 20;

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const row = ({ id, recipient, subject, sentAt }: MailRow): Html => html`
  <tr>
    <td>${moment.format(sentAt)}</td>
    <td>${recipient}</td>
    <td><a href="/__demo/mails/${id}">${subject}</a></td>
  </tr>
`;

/** The mails that the shop sent last. */
export const mailSection = (mails: readonly MailRow[]): Html => html`
  <h2>Verzonden e-mails</h2>
  ${
    mails.length === 0
      ? html`<p class="muted">De winkel heeft nog niets verstuurd.</p>`
      : html`<table>
          <tbody>
            ${mails.slice(0, NEWEST).map(row)}
          </tbody>
        </table>`
  }
`;
