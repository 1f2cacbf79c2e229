/** The form of the question what may be measured, which the shop's own server takes from shoppers without script. */
export const CONSENT_FORM = {
  id: 'consent-form',
  /** Takes a choice by POST; by GET the page on which each purpose is chosen for itself. */
  action: '/api/consent',
  /** Purposes that are allowed, with spaces between them. */
  allowed: 'allowed',
  /** Path and query of the page to go back to. */
  from: 'from',
} as const;

/** Id of the question. */
export const CONSENT_ID = 'consent';

/** Style that shows the question where there is no script, to who has not answered it. */
export const CONSENT_STYLE = '/api/consent.css';
