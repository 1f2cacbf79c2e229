/** The form that asks for a mail when what is chosen is back. */
export const ALERT_FORM = 'alert';

export const EMAIL_FIELD = 'email';
