import { CONSENT_PURPOSES, COOKIES, STORAGE_KEYS } from '@weefsel/contracts';
import { MEASURES_ID } from '../measures/measures-id';
import { keptChoice } from './consent-storage';
import { tryStorage } from './try-storage';

const HAS_SESSION = new RegExp(`(^|; )(${COOKIES.contextToken}|${COOKIES.session})=`);

export const hasSession = (): boolean => HAS_SESSION.test(document.cookie);

const isAllowed = (): boolean | undefined =>
  tryStorage(() => keptChoice()?.allowed.some((purpose) => CONSENT_PURPOSES.includes(purpose)));

/** The measuring script, when the shop measures and consent is given or not required. */
export function measuring(): DocumentFragment | undefined {
  const template = document.getElementById(MEASURES_ID) as HTMLTemplateElement | null;
  return template && (template.dataset['measures'] === 'all' || isAllowed()) ? template.content : undefined;
}

/** True when hearts of the previous page are waiting. */
const isLeftOver = (): boolean | undefined =>
  tryStorage(() => sessionStorage.getItem(STORAGE_KEYS.earlyHearts) !== null);

/**
 * True when only code can show this browser's state.
 * That is a session, a history entry of code, or hearts of the previous page.
 */
export const hasSomethingToShow = (): boolean | undefined =>
  hasSession() || history.state !== null || isLeftOver();
