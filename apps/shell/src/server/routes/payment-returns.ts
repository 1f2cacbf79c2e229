import formBody from '@fastify/formbody';
import { paths } from '@weefsel/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { orderPageFor } from '../../navigation/payment-return';

/** Largest form of a payment service, in bytes. */
const MOST = 32_768;

/**
 * Payment services return shoppers with a form. Its fields become the query of the order page. Redirects by 303, so
 * that a reload does not resend it.
 */
export async function paymentReturns(app: FastifyInstance): Promise<void> {
  await app.register(async (returns) => {
    await returns.register(formBody, { bodyLimit: MOST });
    const pages = { success: paths.orderSuccess, failed: paths.orderFailed } as const;
    for (const said of ['success', 'failed'] as const) {
      returns.post(
        pages[said].pattern,
        { bodyLimit: MOST, config: { crossSite: true } },
        (request: FastifyRequest<{ Body: Record<string, unknown> | null }>, reply) => {
          const fields = Object.entries(request.body ?? {}).filter(
            (field): field is [string, string] => typeof field[1] === 'string',
          );
          const address = new URL(request.url, 'http://shop.invalid').searchParams;
          return reply
            .header('cache-control', 'no-store')
            .redirect(orderPageFor(new URLSearchParams(fields), said, address), 303);
        },
      );
    }
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may submit a form here. */
    crossSite?: boolean;
  }
}
