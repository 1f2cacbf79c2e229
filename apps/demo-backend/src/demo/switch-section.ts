import { html } from '../markup/html.ts';
import type { Html } from '../markup/html.ts';
import { SWITCH_NAMES } from './shop-settings.ts';
import type { ShopSettings, SwitchName } from './shop-settings.ts';

const LABELS: Record<SwitchName, { name: string; on: string; off: string }> = {
  maintenance: { name: 'Winkel in onderhoud', on: 'Sluiten', off: 'Weer openen' },
  doubleOptIn: { name: 'Nieuw account bevestigen per e-mail', on: 'Aanzetten', off: 'Uitzetten' },
  wishlist: { name: 'Verlanglijst voor klanten', on: 'Aanzetten', off: 'Uitzetten' },
};

const row = (name: SwitchName, isOn: boolean): Html => html`
  <tr>
    <td>${LABELS[name].name}</td>
    <td>${isOn ? 'aan' : 'uit'}</td>
    <td>
      <form method="post" action="/__demo/switches">
        <button name="${name}" value="${isOn ? 'false' : 'true'}">
          ${isOn ? LABELS[name].off : LABELS[name].on}
        </button>
      </form>
    </td>
  </tr>
`;

/** The settings of the shop, each with a button that turns it. */
export const switchSection = (settings: ShopSettings): Html => html`
  <h2>Instellingen van de winkel</h2>
  <table>
    <tbody>
      ${SWITCH_NAMES.map((name) => row(name, settings[name]))}
    </tbody>
  </table>
`;
