const query = (entries: Record<string, string>) => new URLSearchParams(entries).toString();

/** Every fixed address of the shop: `pattern` for the route table, `to` for links. No address is written by hand. */
export const paths = {
  root: { pattern: '/', to: () => '/' },
  home: { pattern: '/nl/', to: () => '/nl/' },
  homeWithoutSlash: { pattern: '/nl', to: () => '/nl' },
  cart: { pattern: '/cart', to: () => '/cart' },
  sideCart: { pattern: '/side-cart', to: () => '/side-cart' },
  login: {
    pattern: '/login',
    to: (returnTo?: string) => (returnTo ? `/login?${query({ returnTo })}` : '/login'),
  },
  search: {
    pattern: '/search',
    to: (text?: string) => (text ? `/search?${query({ tn_q: text })}` : '/search'),
  },
  account: { pattern: '/account', to: () => '/account' },
  fixedNavigation: { pattern: '/navigation/2ec32d61', to: () => '/navigation/2ec32d61' },
} as const;
