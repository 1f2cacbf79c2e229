/** Query parameter that opens the form of an address. */
export const EDIT = 'edit';

/** Value of the parameter for a new address. */
export const NEW = 'new';

/** Id of the address to edit according to `href`; empty for the list. */
export const editedIn = (href: string): string => new URLSearchParams(href.split('?')[1]).get(EDIT) ?? '';
