import { COOKIES, STORAGE_KEYS, type ConsentProof } from '@weefsel/contracts';
import { MEASURES_ID } from '../measures/measures-id';
import { tryStorage } from './try-storage';
import { root } from './root';

const HAS_SESSION = new RegExp(`(^|; )(${COOKIES.contextToken}|${COOKIES.session})=`);

export const hasSession = (): boolean => HAS_SESSION.test(document.cookie);

/** True with a choice that allows something. The script of the first paint has validated it. */
const isAllowed = (): boolean | undefined =>
  !('consent' in root.dataset) &&
  tryStorage(() => {
    const { allowed } = JSON.parse(localStorage.getItem(STORAGE_KEYS.consent) ?? '') as ConsentProof;
    return allowed.length > 0;
  });

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
