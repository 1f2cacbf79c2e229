import type { FastifyInstance } from 'fastify';
import { NO_PAGE, REPORTING_ENDPOINTS } from './content-policy';

/** Browser features that neither pages of the shop nor frames in them use. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response. */
export const ALWAYS = {
  'content-security-policy': NO_PAGE,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'reporting-endpoints': REPORTING_ENDPOINTS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const TWO_YEARS = 63_072_000;

/**
 * Sets the headers of every response. Pages replace its Content-Security-Policy.
 * @param secure browsers reach the shop over https
 */
export function securityHeaders(app: FastifyInstance, secure = false): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ALWAYS);
    if (secure || request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
    done();
  });
}
