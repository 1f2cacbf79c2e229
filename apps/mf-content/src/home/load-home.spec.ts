import { fromPartial } from '@total-typescript/shoehorn';
import type { PageRequest } from '@weefsel/contracts';
import { builtInText } from '../testing/shop';
import type { ContentClients } from '../content-clients';
import { load, MissingHomeError } from './load-home';

const request: PageRequest = {
  url: new URL('http://shop/nl/'),
  origin: 'http://shop',
  slug: 'nl/',
  type: 'route',
  text: builtInText,
  signal: new AbortController().signal,
};
const clients = (home: object | null) => {
  const pageBySlug = jest.fn(async (_slug: string) => home);
  return { pageBySlug, all: fromPartial<ContentClients>({ content: { pageBySlug }, commerce: {} }) };
};

test('home is the page with the slug "home", and has WebSite structured data', async () => {
  const { pageBySlug, all } = clients({
    _id: 'home',
    title: 'Welkom',
    slug: { current: 'home' },
    metaDescription: '',
    context: 'general',
    pageBuilder: [],
  });
  const result = await load(request, all);
  expect(pageBySlug.mock.calls[0]?.[0]).toBe('home');
  expect(result).toMatchObject({
    kind: 'page',
    head: { title: 'Welkom', canonical: 'http://shop/nl/', jsonLd: [{ '@type': 'WebSite' }] },
  });
});

test('throws MissingHomeError when the content service has no home page', async () => {
  const home = load(request, clients(null).all);
  await expect(home).rejects.toBeInstanceOf(MissingHomeError);
  await expect(home).rejects.toThrow('has no page "home"');
});
