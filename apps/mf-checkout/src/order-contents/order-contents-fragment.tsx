/** Contents of an order, for remotes that show orders. */
export { OrderContents as Fragment } from './order-contents';
