import { COOKIES, SCRIPTS_ID, STORAGE_KEYS } from '@weefsel/contracts';

const HAS_SESSION = new RegExp(`(^|; )(${COOKIES.contextToken}|${COOKIES.session})=`);

export const hasSession = (): boolean => HAS_SESSION.test(document.cookie);

function isAllowed(): boolean {
  try {
    return /"(statistics|personal)"/.test(localStorage.getItem(STORAGE_KEYS.consent) ?? '');
  } catch {
    return false;
  }
}

/** Somebody listens to what is measured, and the shopper allows it or is not asked. */
function isMeasured(): boolean {
  const measures = document.getElementById(SCRIPTS_ID)?.dataset['measures'];
  return measures === 'all' || (measures === 'allowed' && isAllowed());
}

/** Something was asked of a page that was left. */
function isLeftOver(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.earlyHearts) !== null;
  } catch {
    return false;
  }
}

/**
 * Only the page's code can show or do what waits in this browser: a session, a page that code has been on before, or a
 * page view that is to be counted, or hearts of the page before.
 */
export const hasSomethingToShow = (): boolean =>
  hasSession() || history.state !== null || isMeasured() || isLeftOver();
