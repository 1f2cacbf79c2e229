import { locale } from '@weefsel/contracts';
import type { MailRow } from '../../database/rows.ts';
import { html, type Html } from '../../markup/html.ts';
import { printMoment, section, table } from '../section.ts';

const NEWEST = 20;

const row = ({ id, recipient, subject, sentAt }: MailRow): Html => html`
  <tr>
    <td>${printMoment(sentAt)}</td>
    <td>${recipient}</td>
    <td lang="${locale.language}"><a href="/__demo/mails/${id}">${subject}</a></td>
  </tr>
`;

/** Latest mails of the shop. */
export const mailSection = (mails: readonly MailRow[]): Html =>
  section(
    'outbox',
    'Outbox',
    table(['Sent', 'To', 'Subject'], mails.slice(0, NEWEST).map(row), 'The shop has sent nothing.'),
  );
