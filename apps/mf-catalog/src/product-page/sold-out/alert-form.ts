/** Name of the form that requests a stock alert. */
export const ALERT_FORM = 'alert';

export const EMAIL_FIELD = 'email';
