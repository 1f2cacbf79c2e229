/** Path on the shop's origin through which browsers reach the commerce backend. */
export const STORE_API_PATH = '/store-api';
