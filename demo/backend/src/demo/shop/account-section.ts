import { html, type Html } from '../../markup/html.ts';
import { section, table } from '../section.ts';
import type { DemoAccount } from './demo-accounts.ts';

const row = ({ name, email, password }: DemoAccount): Html => html`
  <tr>
    <td>${name}</td>
    <td><code>${email}</code></td>
    <td><code>${password}</code></td>
  </tr>
`;

/** Accounts for logging in. */
export const accountSection = (accounts: readonly DemoAccount[]): Html =>
  section(
    'accounts',
    'Accounts',
    table(['Name', 'E-mail', 'Password'], accounts.map(row), 'There are none.'),
  );
