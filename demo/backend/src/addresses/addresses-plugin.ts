import type { FastifyInstance } from 'fastify';
import { addressesAt, type KnownAddress } from './known-addresses.ts';

type FreeRoute = { Querystring: Record<string, string | string[] | undefined> };

const MOST_ROWS = 100;
const KNOWN_PARAMETERS = new Set(['q', 'fq', 'fl', 'rows', 'start', 'df', 'bq', 'sort', 'wt', 'qf']);

const listOf = (value: string | string[] | undefined): string[] => [value ?? []].flat();

const houseOf = ({ number, letter = '', addition }: KnownAddress): string =>
  `${number}${letter}${addition ? `-${addition}` : ''}`;

function toDocument(address: KnownAddress): Record<string, unknown> {
  const { street, number, letter, addition, postcode, city, province } = address;
  const house = houseOf(address);
  return {
    bron: 'BAG',
    type: 'adres',
    weergavenaam: `${street} ${house}, ${postcode} ${city}`,
    id: `adr-${postcode}-${house}`,
    straatnaam: street,
    huisnummer: number,
    huis_nlt: house,
    ...(letter && { huisletter: letter }),
    ...(addition && { huisnummertoevoeging: addition }),
    postcode,
    woonplaatsnaam: city,
    gemeentenaam: city,
    provincienaam: province,
    score: 9.1,
  };
}

/** Parses filters such as `postcode:3511NR` into values by field. */
const filtersOf = (filters: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    filters.map((filter) => {
      const [field = '', ...value] = filter.split(':');
      return [field, value.join(':')];
    }),
  );

const picked = (document: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  fields.length === 0 || fields.includes('*')
    ? document
    : Object.fromEntries(Object.entries(document).filter(([field]) => fields.includes(field)));

/**
 * Address register with the protocol of PDOK's Locatieserver. Supports its `free` search by postcode and house number.
 */
export async function addressesPlugin(app: FastifyInstance): Promise<void> {
  app.get<FreeRoute>('/search/v3_1/free', async ({ query }, reply) => {
    const unknown = Object.keys(query).find((name) => !KNOWN_PARAMETERS.has(name));
    const rows = Number(listOf(query.rows)[0] ?? 10);
    if (unknown !== undefined || !Number.isInteger(rows) || rows < 0 || rows > MOST_ROWS) {
      const title = unknown === undefined ? 'rows' : unknown;
      return reply
        .code(400)
        .send({ status: 400, title: 'Bad Request', detail: `Invalid parameter: ${title}` });
    }
    const filters = filtersOf(listOf(query.fq));
    const asked = filters.get('type') ?? 'adres';
    const found =
      asked === 'adres' ? addressesAt(filters.get('postcode') ?? '', Number(filters.get('huisnummer'))) : [];
    const fields = listOf(query.fl).flatMap((names) => names.split(/[\s,]+/).filter(Boolean));
    return {
      response: {
        numFound: found.length,
        start: 0,
        maxScore: found.length > 0 ? 9.1 : 0,
        numFoundExact: true,
        docs: found.slice(0, rows).map((address) => picked(toDocument(address), fields)),
      },
    };
  });
}
