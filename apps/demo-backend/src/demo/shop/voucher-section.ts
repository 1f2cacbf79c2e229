import { html } from '../../markup/html.ts';
import type { Html } from '../../markup/html.ts';
import { printCents, printMoment, section, table } from '../section.ts';
import type { Voucher } from './voucher.ts';

const season = ({ validFrom, validUntil }: Voucher): string =>
  [validFrom && `from ${printMoment(validFrom)}`, validUntil && `until ${printMoment(validUntil)}`]
    .filter(Boolean)
    .join(' ');

const row = (voucher: Voucher): Html => html`
  <tr>
    <td>
      ${voucher.code === null ? html`<span class="muted">by itself</span>` : html`<code>${voucher.code}</code>`}
    </td>
    <td>${voucher.name}</td>
    <td>${voucher.minimumCents === 0 ? '' : printCents(voucher.minimumCents)}</td>
    <td>${season(voucher)}</td>
  </tr>
`;

/** What discounts there are. */
export const voucherSection = (vouchers: readonly Voucher[]): Html =>
  section(
    'vouchers',
    'Vouchers',
    table(['Code', 'Name', 'Goods from', 'When'], vouchers.map(row), 'There are none.'),
  );
