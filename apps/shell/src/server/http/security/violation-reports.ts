import type { FastifyInstance } from 'fastify';
import { VIOLATIONS } from './content-policy';
import { readViolations, type Violation } from './read-violations';

/** Longest report that is read, in bytes, and the most logged violations of one report. */
const MAX_REPORT = 16_384;
const MOST_LOGGED = 20;

const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json', 'text/plain'];

/**
 * Receives violation reports of browsers: of the Content-Security-Policy, and of failed integrity checks of remotes.
 * Logs and counts each with its release, if any, without personal data.
 */
export async function violationReports(
  app: FastifyInstance,
  count: (violation: Violation) => void = () => undefined,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    // Browsers send reports from wherever a page was shown.
    const config = { crossSite: true };
    scope.post<{ Body: string }>(VIOLATIONS, { bodyLimit: MAX_REPORT, config }, (request, reply) => {
      const found = readViolations(request.body);
      for (const violation of found.slice(0, MOST_LOGGED)) {
        request.log.warn(violation, 'A browser refused something on a page.');
        count(violation);
      }
      return reply
        .code(found.length ? 204 : 400)
        .header('cache-control', 'no-store')
        .send();
    });
  });
}
