/** Name of the form that logs out, which the page of the account answers. */
export const LOGOUT = 'logout';
