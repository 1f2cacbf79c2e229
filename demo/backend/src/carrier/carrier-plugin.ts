import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { sendPage } from '../markup/send-page.ts';
import { findParcel } from './find-parcel.ts';
import { findReturn } from './find-return.ts';
import { parcelPage, returnPage, unknownParcelPage } from './parcel-page.ts';

interface CarrierOptions {
  database: Pick<Database, 'orders' | 'orderMoves' | 'withdrawals'>;
  clock: () => number;
}

type ParcelRoute = { Params: { code: string } };

/** Serves the carrier's page of each shipped parcel and of each labelled return. */
export async function carrierPlugin(
  app: FastifyInstance,
  { database, clock }: CarrierOptions,
): Promise<void> {
  app.get<ParcelRoute>('/carrier/parcels/:code', async (request, reply) => {
    const { code } = request.params;
    const parcel = findParcel(database, code);
    if (parcel) return sendPage(reply, parcelPage(parcel, clock()));
    const back = findReturn(database, code);
    return back ? sendPage(reply, returnPage(back)) : sendPage(reply, unknownParcelPage, 404);
  });
}
