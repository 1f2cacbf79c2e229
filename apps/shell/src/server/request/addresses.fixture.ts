import type { RemoteDescription } from '@weefsel/contracts';
import type { Snapshot } from '@weefsel/federation/server';
import { RouteTable } from './paths/route-table';

/** Page addresses of the test shop. */
export const someAddresses: Snapshot['addresses'] = {
  'mf-search': { listing: { shows: ['navigation', 'productManufacturer'] }, search: { paths: ['/search'] } },
  'mf-catalog': { product: { shows: ['detail'] } },
  'mf-content': {
    home: { paths: ['/nl/'] },
    page: { shows: ['page'] },
    blog: { shows: ['blog'] },
    look: { shows: ['look'] },
    error: { paths: ['/_error'] },
  },
  'mf-checkout': { cart: { paths: ['/cart'] }, checkout: { paths: ['/checkout'] } },
  'mf-account': { login: { paths: ['/login'] }, order: { paths: ['/account/order/:code'] } },
};

export const someRoutes = new RouteTable(someAddresses);

/** Description of a remote with these pages. */
export const describing = (pages: RemoteDescription['pages']): RemoteDescription => ({
  pages,
  fragments: [],
  storage: [],
  events: [],
});
