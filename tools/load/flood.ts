import autocannon from 'autocannon';

/** Cookies of a shopper with a session, whose pages must not be cached. */
const SESSION = `sw-context-token=${'b'.repeat(32)}; __Host-sw-context-token=${'b'.repeat(32)}; weefsel-session=1`;

/** Responses to a flood. */
export interface Flooded {
  answered: number;
  /** Responses 503 with Retry-After. */
  refused: number;
  /** All other responses. */
  failed: number;
}

const saysWhen = (headers: unknown): boolean =>
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'retry-after');

/** Requests a personal page at maximum rate over these connections, for some seconds. */
export async function flood(url: string, connections: number, seconds: number): Promise<Flooded> {
  const found: Flooded = { answered: 0, refused: 0, failed: 0 };
  const { errors, timeouts } = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    headers: {
      'accept-encoding': 'br',
      cookie: SESSION,
      host: 'weefsel.example',
      'x-forwarded-host': 'weefsel.example',
      'x-forwarded-proto': 'https',
    },
    requests: [
      {
        path: '/cart',
        onResponse: (status, _body, _context, headers) => {
          if (status === 200) found.answered += 1;
          else if (status === 503 && saysWhen(headers)) found.refused += 1;
          else found.failed += 1;
        },
      },
    ],
  });
  found.failed += errors + timeouts;
  return found;
}
