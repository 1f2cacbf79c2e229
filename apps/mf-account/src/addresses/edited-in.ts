/** Parameter of the page that opens the form for an address. */
export const EDIT = 'edit';

/** Instead of an id: a new address. */
export const NEW = 'new';

/** Id of the address whose form an address of the page asks for; empty for the list. */
export const editedIn = (href: string): string => new URLSearchParams(href.split('?')[1]).get(EDIT) ?? '';
