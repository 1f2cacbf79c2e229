import '@fastify/rate-limit';
import { BEACON } from '@weefsel/contracts';
import type { FastifyInstance } from 'fastify';
import { countBeacon, outcomesIn } from './count-beacon';
import type { CanaryVisits } from './canary-visits';
import type { FaultList } from './fault-list';
import type { KnownNames } from './known-names';
import type { Measures } from './measures';
import { readBeacon } from './read-beacon';

/** Longest that a page tells, in bytes, and how often one address may tell something in a minute. */
const MAX_BODY = 8192;
const MOST_A_MINUTE = 120;

export interface BeaconOptions {
  measures: Measures;
  names: KnownNames;
  faults: FaultList;
  visits: Pick<CanaryVisits, 'note'>;
}

/**
 * Where pages tell how they went: technical counts, which name nobody. What no page of the shop would send is refused and
 * changes nothing.
 */
export async function beaconRoute(app: FastifyInstance, options: BeaconOptions): Promise<void> {
  const { measures, names, faults, visits } = options;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // `sendBeacon` sends texts as this, and asks nobody before.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const config = { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } };
    scope.post(BEACON, { bodyLimit: MAX_BODY, config }, (request, reply) => {
      const beacon = readBeacon(request.body);
      reply.header('cache-control', 'no-store');
      if (!beacon) return reply.code(400).send();
      countBeacon(beacon, measures, names);
      const composition = names.composition(beacon.composition);
      for (const { kind, name, from, release } of beacon.faults) {
        const fault = { kind, name, from, release: names.release(release), composition };
        faults.add(fault);
        request.log.warn(fault, 'Something broke on a page.');
      }
      visits.note(request, composition, outcomesIn(beacon));
      return reply.code(204).send();
    });
    done();
  });
}
