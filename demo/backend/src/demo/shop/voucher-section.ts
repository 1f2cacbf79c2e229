import { html, type Html } from '../../markup/html.ts';
import { printCents, printDay, section, table } from '../section.ts';
import type { Voucher } from './voucher.ts';

const season = ({ validFrom, validUntil }: Voucher): string =>
  [validFrom && `from ${printDay(validFrom)}`, validUntil && `until ${printDay(validUntil)}`]
    .filter(Boolean)
    .join(' ');

const row = (voucher: Voucher): Html => html`
  <tr>
    <td>
      ${voucher.code === null ? html`<span class="muted">by itself</span>` : html`<code>${voucher.code}</code>`}
    </td>
    <td>${voucher.name}</td>
    <td>${voucher.minimumCents === 0 ? '' : `from ${printCents(voucher.minimumCents)}`}</td>
    <td>${season(voucher)}</td>
  </tr>
`;

/** Available discounts. */
export const voucherSection = (vouchers: readonly Voucher[]): Html =>
  section(
    'vouchers',
    'Vouchers',
    table(['Code', 'Name', 'Goods', 'When'], vouchers.map(row), 'There are none.'),
  );
