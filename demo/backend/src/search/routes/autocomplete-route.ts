import type { FastifyInstance } from 'fastify';
import type { Suggest } from '../engine/find-suggestions.ts';
import { toProducts, type ListingSource } from '../wire/to-listing.ts';
import { parseQuery } from '../wire/parse-query.ts';
import { parametersOf, requireParameters } from '../answer-format.ts';

const RESULTS = { fewest: 1, usual: 6, most: 20 } as const;

function wantedResults(text: string | null): number {
  const wanted = /^\d{1,6}$/.test(text ?? '') ? Number(text) : RESULTS.usual;
  return Math.min(Math.max(wanted, RESULTS.fewest), RESULTS.most);
}

/**
 * The older form of suggestions: items and phrases in one response. With `tn_instant` the items are those of the first
 * phrase, the shopper's probable next text.
 */
export function autocompleteRoute(app: FastifyInstance, source: ListingSource, suggest: Suggest): void {
  app.get('/autocomplete/:key', (request) => {
    requireParameters(request, 'tn_q');
    const parameters = parametersOf(request);
    const limit = wantedResults(parameters.get('tn_maxresults'));
    const isOn = (name: string): boolean => parameters.get(name)?.toLowerCase() !== 'false';
    const query = parseQuery(parameters);
    const phrases = suggest(query.text).phrases.slice(0, limit);
    const [first] = phrases;
    const instant = parameters.get('tn_instant')?.toLowerCase() === 'true' ? first : undefined;
    const asked = { ...query, text: instant ?? query.text, needsText: true, page: 1, pageSize: limit };
    return {
      items: isOn('tn_items') ? toProducts(source, asked).items : [],
      suggestions: isOn('tn_suggestions') ? phrases.map((title) => ({ title })) : [],
      instantsearch: { isactive: instant !== undefined, searchterm: instant ?? null },
    };
  });
}
