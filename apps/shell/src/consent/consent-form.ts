/** The consent form, which the shop's server handles without script. */
export const CONSENT_FORM = {
  id: 'consent-form',
  /** Saves a choice by POST. By GET, the page with a choice per purpose. */
  action: '/api/consent',
  /** Allowed purposes, separated by spaces. */
  allowed: 'allowed',
  /** Path and query of the page to return to. */
  from: 'from',
} as const;

/** Id of the consent panel. */
export const CONSENT_ID = 'consent';

/** Style sheet that shows the panel without script, until the shopper has answered. */
export const CONSENT_STYLE = '/api/consent.css';
