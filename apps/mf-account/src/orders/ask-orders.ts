import type { CommerceClient } from '@weefsel/api-clients';

export const PER_PAGE = 10;

type Orders = Pick<CommerceClient, 'order'>;

/** The order that a shopper most likely comes for. */
export const askLatestOrder = ({ order }: Orders) => order.list({ limit: 1 });

/** A page of the list of orders, from 1. */
export const askOrders = ({ order }: Orders, page: number) => order.list({ page, limit: PER_PAGE });

/** Some orders, as the backend sends them. */
export type FoundOrders = Awaited<ReturnType<typeof askOrders>>;
