import type { ShopSwitches } from '../../commerce/shop-switches.ts';
import { valuesOf } from '../read-values.ts';

export const SWITCH_NAMES = ['maintenance', 'doubleOptIn', 'wishlist'] as const;

export type SwitchName = (typeof SWITCH_NAMES)[number];

/** Switches of the shop as plain values. */
export type ShopSettings = Record<SwitchName, boolean>;

/** Initial settings of a shop. */
export const USUAL_SETTINGS: ShopSettings = { maintenance: false, doubleOptIn: false, wishlist: true };

export const readSettings = ({ inMaintenance, doubleOptIn, wishlist }: ShopSwitches): ShopSettings => ({
  maintenance: inMaintenance,
  doubleOptIn,
  wishlist,
});

const asBoolean = (value: unknown): boolean | undefined => {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
};

/** Reads switch changes from a form or JSON; undefined when it contains anything else. */
export function readTurns(body: unknown): Partial<ShopSettings> | undefined {
  const turns: Partial<ShopSettings> = {};
  for (const [asked, value] of Object.entries(valuesOf(body))) {
    const name = SWITCH_NAMES.find((known) => known === asked);
    const isOn = asBoolean(value);
    if (!name || isOn === undefined) return undefined;
    turns[name] = isOn;
  }
  return turns;
}

export function turn(switches: ShopSwitches, turns: Partial<ShopSettings>): void {
  if (turns.maintenance !== undefined) switches.maintenance(turns.maintenance);
  if (turns.doubleOptIn !== undefined) switches.doubleOptIn = turns.doubleOptIn;
  if (turns.wishlist !== undefined) switches.wishlist = turns.wishlist;
}
