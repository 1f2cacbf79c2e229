/** Name of the logout form, handled by the account page. */
export const LOGOUT = 'logout';
