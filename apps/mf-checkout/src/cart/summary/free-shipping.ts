/** Orders from this amount of goods on are sent for nothing, in euro. */
export const FREE_SHIPPING_FROM = 50;
