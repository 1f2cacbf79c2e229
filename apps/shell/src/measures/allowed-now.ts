import { CONSENT_PURPOSES, type ConsentPurpose } from '@weefsel/contracts';
import { keptChoice } from '../early/consent-storage';

/** What this browser may be measured for, as it was allowed; everything where nobody is asked. */
export const allowedNow = (isOff: boolean): readonly ConsentPurpose[] =>
  isOff ? CONSENT_PURPOSES : (keptChoice()?.allowed ?? []);
