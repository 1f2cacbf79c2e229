import { CONSENT_PURPOSES, type ConsentPurpose } from '@weefsel/contracts';
import { keptChoice } from '../early/consent-storage';

/** Purposes that the stored choice allows; all of them when consent is off. */
export const allowedPurposes = (isOff: boolean): readonly ConsentPurpose[] =>
  isOff ? CONSENT_PURPOSES : (keptChoice()?.allowed ?? []);
