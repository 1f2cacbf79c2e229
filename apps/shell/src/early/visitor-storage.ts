import { CONSENT_PURPOSES, COOKIES, STORAGE_KEYS } from '@weefsel/contracts';
import { MEASURES_ID } from '../measures/measures-id';
import { keptChoice } from './consent-storage';
import { tried } from './tried';

const HAS_SESSION = new RegExp(`(^|; )(${COOKIES.contextToken}|${COOKIES.session})=`);

export const hasSession = (): boolean => HAS_SESSION.test(document.cookie);

const isAllowed = (): boolean | undefined =>
  tried(() => keptChoice()?.allowed.some((purpose) => CONSENT_PURPOSES.includes(purpose)));

/** The start of measuring, where somebody listens and the shopper allows it or is not asked. */
export function measuring(): DocumentFragment | undefined {
  const template = document.getElementById(MEASURES_ID) as HTMLTemplateElement | null;
  return template && (template.dataset['measures'] === 'all' || isAllowed()) ? template.content : undefined;
}

/** Something was asked of a page that was left. */
const isLeftOver = (): boolean | undefined =>
  tried(() => sessionStorage.getItem(STORAGE_KEYS.earlyHearts) !== null);

/**
 * Only the page's code can show or do what waits in this browser: a session, a page that code has been on before, or hearts
 * of the page before.
 */
export const hasSomethingToShow = (): boolean | undefined =>
  hasSession() || history.state !== null || isLeftOver();
