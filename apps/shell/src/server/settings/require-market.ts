import { locale } from '@weefsel/contracts';
import { SettingsError, type Environment } from './read-settings';

/** The market of this build, as MARKET names it. */
const OWN = locale.code.toLowerCase();

/** Throws a SettingsError when MARKET names another market than that of the build. */
export function requireMarket({ MARKET: market = '' }: Environment): void {
  if (market && market.toLowerCase() !== OWN)
    throw new SettingsError([`MARKET is "${market}", and this build is for ${OWN}.`]);
}
