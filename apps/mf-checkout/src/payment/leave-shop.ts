/** Leaves the shop for another address: a payment service's. */
export const leaveShop = (address: string): void => window.location.assign(address);
