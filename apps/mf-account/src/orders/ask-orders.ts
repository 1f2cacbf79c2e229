import type { CommerceClient } from '@weefsel/api-clients';

export const PER_PAGE = 10;

type Orders = Pick<CommerceClient, 'order'>;

/** Requests the most recent order. */
export const askLatestOrder = ({ order }: Orders) => order.list({ limit: 1 });

/** Requests a page of the list of orders, from 1. */
export const askOrders = ({ order }: Orders, page: number) => order.list({ page, limit: PER_PAGE });

/** Orders as the backend sends them. */
export type FoundOrders = Awaited<ReturnType<typeof askOrders>>;
