import { join } from 'node:path';
import { builtInPromises, fillPromises, promiseWords } from '@weefsel/contracts/promises';
import { textsOfOwners } from '../../demo/backend/src/texts-of-owners.ts';
import { createCatalogue } from '../../demo/backend/src/catalogue/create-catalogue.ts';
import { createDocuments } from '../../demo/backend/src/content/documents/create-documents.ts';
import { textsIn, textsOfSources, type ShopText } from './texts-of-the-shop.ts';

const NUMBER = '(?:\\d+|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|veertien|dertig)';

/** Claims that only a promise may make: amounts, days, hours, countries, percentages. */
const CLAIMS = [
  /€[\s\u00a0]?\d/,
  new RegExp(`(?<!\\p{L})${NUMBER}[\\s\u00a0](?:werk)?dag(?:en)?(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${NUMBER}|\\d+[.:]\\d\\d)[\\s\u00a0]uur(?!\\p{L})`, 'iu'),
  /Belgi(?:ë|sch)|Duits/,
  /\d[\s\u00a0]?%/,
  /morgen in huis|volgende (?:werk)?dag/i,
];

/** Service subjects: a claim of a story or brand about these must be a promise. */
const ABOUT_SERVICE = /verzend|bezorg|retour|terugstu|bedenk|korting|factuur|account|bestel|gratis/i;

/** Locations of numbers in one text only, by the reason why they promise nothing shop-wide. */
const STANDS_ALONE: Readonly<Record<string, readonly string[]>> = {
  'the law on prices': [
    'headless.product.cardLowestPrice',
    'headless.product.lowestPrice',
    'page-over-ons',
    'page-algemene-voorwaarden.pageBuilder[4]',
  ],
  'how a postcode looks': ['headless.form.error.zipcodeBE', 'headless.form.error.zipcodeDE'],
  'a service with its own page': [
    'page-zakelijk',
    'page-cadeaukaart',
    'page-herstelservice',
    'page-studentenkorting',
    'page-werken-bij',
  ],
  'the opening hours, which are made of the hours themselves': [
    'page-contact.pageBuilder[2].text',
    'page-klantenservice.pageBuilder[3].text',
  ],
  'how soon somebody answers': [
    'page-contact.pageBuilder[1].text',
    'page-klantenservice.pageBuilder[2].tabs[4].faqs[4]',
    'page-toegankelijkheid.pageBuilder[4]',
    'page-algemene-voorwaarden.pageBuilder[3]',
    'page-algemene-voorwaarden.pageBuilder[11]',
  ],
  'what is kept, and for how long': ['page-cookies', 'page-privacy'],
  'the material of clothes and the size of letters': [
    'page-materialengids',
    'page-toegankelijkheid.pageBuilder[2]',
  ],
  'the name of a card': ['page-betalen.pageBuilder[2].firstColumn[2]'],
};
const STYLE = /<style>[\s\S]*?<\/style>/g;

const standsAlone = ({ at }: ShopText) =>
  Object.values(STANDS_ALONE)
    .flat()
    .some((place) => at.startsWith(place));

const claims = ({ text }: ShopText) =>
  !/^https:/.test(text) && CLAIMS.some((claim) => claim.test(text.replace(STYLE, '')));

const documents = createDocuments({
  catalogue: createCatalogue({ seed: 7, products: 1 }),
  publicOrigin: 'http://shop.example',
  projectId: 'weefsel',
  dataset: 'production',
});
const STORIES = new Set(['blog', 'look', 'brand']);
const written = (isStory: boolean) =>
  documents
    .filter(({ _type }) => _type !== 'promises' && _type !== 'snippet' && STORIES.has(_type) === isStory)
    .flatMap((document) => textsIn(document, document._id));
const snippets = Object.entries(textsOfOwners).map(([at, text]): ShopText => ({ at, text }));
const sourcesOf = (...folders: string[]) =>
  folders.flatMap((folder) => textsOfSources(join(__dirname, '../../demo/backend/src', folder)));

const told = (texts: readonly ShopText[]) => texts.map(({ at, text }) => `${at}: ${text}`);

describe('no text states a shop promise as a fixed number', () => {
  test('in the storefront itself', () => {
    expect(told(snippets.filter((text) => claims(text) && !standsAlone(text)))).toEqual([]);
  });

  test('in pages, questions, terms and landings', () => {
    expect(told(written(false).filter((text) => claims(text) && !standsAlone(text)))).toEqual([]);
  });

  test('in stories and brands', () => {
    expect(told(written(true).filter((text) => claims(text) && ABOUT_SERVICE.test(text.text)))).toEqual([]);
  });

  test('in mails, and in the commerce vendor’s own pages and methods', () => {
    const found = sourcesOf('mail', 'commerce/cms', 'commerce/checkout').filter(claims);
    const ofCode = /width:\d+%|bancontact: \['Bancontact'/;
    expect(told(found.filter(({ text }) => !ofCode.test(text)))).toEqual([]);
  });
});

test('every promise placeholder refers to a known promise', () => {
  const words = promiseWords(builtInPromises);
  const all = [
    ...snippets,
    ...written(false),
    ...written(true),
    ...sourcesOf('mail', 'commerce/cms', 'commerce/checkout', 'payment'),
  ];
  const asked = all.filter(({ text }) => text.includes('{promise.'));
  expect(asked.length).toBeGreaterThan(50);
  expect(told(asked.filter(({ text }) => fillPromises(text, words).includes('{promise.')))).toEqual([]);
});

test('a text with a fixed promise is detected in seven notations', () => {
  const wrong = [
    'Gratis vanaf € 60',
    'Binnen veertien dagen terug',
    'Voor 23.00 uur besteld',
    'Alleen in Nederland en België',
    'Je link werkt twee uur',
    'Met 12% korting',
    'Je pakket is er de volgende dag',
  ];
  expect(wrong.filter((text) => !claims({ at: '', text }))).toEqual([]);
  expect(claims({ at: '', text: 'Voor elke dag, een uur of wat, in Nederland' })).toBe(false);
});
