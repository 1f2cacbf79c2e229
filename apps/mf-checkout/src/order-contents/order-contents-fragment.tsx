/** What an order holds, for who shows orders elsewhere. */
export { OrderContents as Fragment } from './order-contents';
