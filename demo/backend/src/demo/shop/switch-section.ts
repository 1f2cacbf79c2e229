import { html, type Html } from '../../markup/html.ts';
import { section, table } from '../section.ts';
import { SWITCH_NAMES, type ShopSettings, type SwitchName } from './shop-settings.ts';

const LABELS: Record<SwitchName, string> = {
  maintenance: 'Shop closed for maintenance',
  doubleOptIn: 'New accounts confirm their e-mail address',
  wishlist: 'Customers keep a wish list',
};

const row = (name: SwitchName, isOn: boolean): Html => html`
  <tr>
    <td>${LABELS[name]}</td>
    <td>${isOn ? 'on' : 'off'}</td>
    <td>
      <form method="post" action="/__demo/switches">
        <button name="${name}" value="${isOn ? 'false' : 'true'}">Turn ${isOn ? 'off' : 'on'}</button>
      </form>
    </td>
  </tr>
`;

/** Settings of the shop, each with a button that changes it. */
export const switchSection = (settings: ShopSettings): Html =>
  section(
    'switches',
    'Shop settings',
    table(
      ['Setting', 'Now', ''],
      SWITCH_NAMES.map((name) => row(name, settings[name])),
      '',
    ),
  );
