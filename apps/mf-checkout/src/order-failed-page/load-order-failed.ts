import { loadOrderPage } from '../order/load-order';

export const load = loadOrderPage('headless.ordered.payFailed');
