import autocannon from 'autocannon';

/** The cookies of a shopper who has a session, whose pages nobody may keep. */
const SESSION = `sw-context-token=${'b'.repeat(32)}; __Host-sw-context-token=${'b'.repeat(32)}; weefsel-session=1`;

/** What a flood was answered. */
export interface Flooded {
  answered: number;
  /** 503 with the time to come again. */
  refused: number;
  /** Everything else. */
  failed: number;
}

const saysWhen = (headers: unknown): boolean =>
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'retry-after');

/** So many ask for a page of their own again and again, for some seconds, as fast as they are answered. */
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
