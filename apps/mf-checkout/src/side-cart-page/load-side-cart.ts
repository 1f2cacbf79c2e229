export { loadCartPage as load } from '../cart/load-cart-page';
