import { fakeClients, IDS, pageRequest } from '../../testing/fake-clients';
import { hex, wireAnswer, wireFacet } from '../../testing/wire';
import { parseListing, printListing } from '../address/listing-url';
import { knownChoices } from './known-choices';
import { load } from './load-listing';

const merk = wireFacet({ title: 'Merk', urlkey: 'merk' }, [['Fjord', 3]]);
const answer = wireAnswer([hex(10)], { facets: [merk] });
const known = (search: string, given = answer) => printListing(knownChoices(parseListing(search), given));

test.each([
  ['?tn_fk_merk=Fjord&tn_sort=Nieuwste', '?tn_fk_merk=Fjord&tn_sort=Nieuwste'],
  ['?tn_fk_Merk=Fjord&tn_sort=nieuwste', '?tn_fk_Merk=Fjord&tn_sort=nieuwste'],
  ['?tn_fk_geur=Roos', ''],
  ['?tn_fk_geur=Roos&tn_fk_merk=Fjord&tn_p=2', '?tn_fk_merk=Fjord&tn_p=2'],
  ['?tn_sort=Willekeurig&tn_q=jurk', '?tn_q=jurk'],
  ['?tn_fk_ae-price=20-80', '?tn_fk_ae-price=20-80'],
])('of %s the search service knows %s', (asked, answered) => expect(known(asked)).toBe(answered));

test('an answer without facets or sorts does not say which there are', () => {
  const { properties } = answer;
  const empty = wireAnswer([], { facets: [], properties: { ...properties, sortfields: [] } });
  expect(known('?tn_fk_geur=Roos&tn_sort=Willekeurig', empty)).toBe('?tn_fk_geur=Roos&tn_sort=Willekeurig');
});

test('a listing leads from what the search service does not know to the address without it', async () => {
  const { clients } = fakeClients(answer);
  const junk = Array.from({ length: 400 }, (_, number) => `tn_fk_onbekend${number}=${number}`).join('&');
  const ask = (query: string) =>
    load(pageRequest(`/nl/dames/kleding/${query}`, { id: IDS.kleding }), clients);
  expect(await ask(`?${junk}`)).toEqual({ kind: 'redirect', to: '/nl/dames/kleding/', status: 302 });
  expect(await ask('?tn_fk_merk=Fjord&tn_fk_geur=Roos&tn_sort=Willekeurig&tn_p=9&utm_source=mail')).toEqual({
    kind: 'redirect',
    to: '/nl/dames/kleding/?tn_fk_merk=Fjord&utm_source=mail',
    status: 302,
  });
  const page = await ask('?tn_fk_merk=Fjord');
  expect(page).toMatchObject({
    kind: 'page',
    head: { canonical: expect.stringMatching(/\/nl\/dames\/kleding\/\?tn_fk_merk=Fjord$/) },
  });
});
