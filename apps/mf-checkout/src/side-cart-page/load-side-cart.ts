import { loadShoppersPage } from '../load-shoppers-page';

export const load = loadShoppersPage('headless.cart.title');
