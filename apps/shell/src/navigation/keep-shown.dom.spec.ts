import { NetworkError } from '@weefsel/api-clients';
import type { PagePayload } from '@weefsel/federation/runtime';
import { keepShown } from './keep-shown';

const payload = (href: string, status: PagePayload['status'] = 200): PagePayload => ({
  href,
  status,
  owner: 'mf-search',
  page: 'listing',
  context: 'ladies',
  head: { title: 'Dames' },
  content: { state: 'ready' },
  fragments: {},
  remotes: {},
});

const unreachable = new NetworkError({ method: 'GET', url: '/nl/dames/_payload.json' });

/** A shop that shows `/nl/dames/`, with the answers to further requests. */
function shop(first = payload('/nl/dames/')) {
  const answers = new Map<string, PagePayload | Error>();
  const asked: string[] = [];
  const load = keepShown(async ({ url }) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    const answer = answers.get(pathname + search) ?? payload(pathname + search);
    if (answer instanceof Error) throw answer;
    return answer;
  }, first);
  const request = (href: string, signal = new AbortController().signal) =>
    load({ url: new URL(href, location.href).href, signal });
  /** Address of the page shown in the end, after redirects. */
  const goTo = async (href: string): Promise<string> => {
    const found = await request(href).catch((thrown: unknown) => thrown);
    if (found instanceof Response) return goTo(found.headers.get('location') ?? '');
    if (found instanceof Error) throw found;
    return (found as PagePayload).href;
  };
  return { answers, asked, goTo, request };
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

test.each([
  ['has nothing to show', payload('/nl/dames/?tn_fk_merk=Fjord', 503)],
  ['is not reached', unreachable],
])(
  'a listing stays as it is when its server %s, and the error is only logged [LST-33]',
  async (_what, answer) => {
    const { answers, asked, goTo } = shop();
    answers.set('/nl/dames/?tn_fk_merk=Fjord', answer);
    expect(await goTo('/nl/dames/?tn_fk_merk=Fjord')).toBe('/nl/dames/');
    // The shown page is not fetched again: that could fail as well.
    expect(asked).toEqual(['/nl/dames/?tn_fk_merk=Fjord']);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ name: expect.stringMatching(/Error$/) }));
    answers.clear();
    expect(await goTo('/nl/dames/?tn_fk_merk=Fjord')).toBe('/nl/dames/?tn_fk_merk=Fjord');
  },
);

test('the address of the page that stays replaces the one that failed [LST-33]', async () => {
  const { answers, request } = shop();
  answers.set('/nl/dames/?tn_p=2', unreachable);
  const thrown: unknown = await request('/nl/dames/?tn_p=2').catch((error: unknown) => error);
  const { headers } = thrown as Response;
  expect([headers.get('location'), headers.get('x-remix-replace')]).toEqual(['/nl/dames/', 'true']);
});

test('a page that fails when it is requested again stays', async () => {
  const { answers, asked, goTo } = shop();
  answers.set('/nl/dames/', payload('/nl/dames/', 503));
  expect(await goTo('/nl/dames/')).toBe('/nl/dames/');
  expect(asked).toEqual(['/nl/dames/']);
});

test('another page that fails is shown as failed at its own address', async () => {
  const { answers, goTo } = shop();
  answers.set('/nl/heren/', payload('/nl/heren/', 503));
  expect(await goTo('/nl/heren/')).toBe('/nl/heren/');
  answers.set('/nl/heren/', unreachable);
  await expect(goTo('/nl/heren/')).rejects.toBe(unreachable);
});

test('a page that failed from the start does not stay when the next one fails', async () => {
  const { answers, goTo } = shop(payload('/nl/dames/', 503));
  answers.set('/nl/dames/?tn_p=2', unreachable);
  await expect(goTo('/nl/dames/?tn_p=2')).rejects.toBe(unreachable);
});

test('a request that was aborted by a newer one is not logged', async () => {
  const { answers, request } = shop();
  answers.set('/nl/dames/?tn_p=2', unreachable);
  const stop = new AbortController();
  stop.abort();
  await expect(request('/nl/dames/?tn_p=2', stop.signal)).rejects.toBe(unreachable);
  expect(logged).not.toHaveBeenCalled();
});
