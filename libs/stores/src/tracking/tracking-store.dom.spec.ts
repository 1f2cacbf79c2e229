import { STORAGE_KEYS, type TrackingEvent } from '@weefsel/contracts';
import { ConsentStore } from '../consent/consent-store';
import { type Receive, TrackingStore } from './tracking-store';

/** Type of the store in a program that declares every event. */
type TellsAll = TrackingStore & { track: Receive };

const view = (path: string): TrackingEvent => ({ name: 'content-view', path, view: 'slug' });
const search: TrackingEvent = { name: 'search', text: 'jas' };
const purchase = (orderNumber: string): TrackingEvent => ({ name: 'purchase', orderNumber, items: [] });

function someShop() {
  const consent = new ConsentStore();
  consent.resume();
  const tracking = new TrackingStore(consent) as TellsAll;
  const heard: TrackingEvent[] = [];
  return { consent, tracking, heard, hear: (event: TrackingEvent) => void heard.push(event) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('what happens in the shop', () => {
  test('is heard only after a yes; of before, only what happened on the page that is shown [ANA-01] [ANA-02]', () => {
    const { consent, tracking, heard, hear } = someShop();
    tracking.track(view('/nl/'));
    tracking.track(view('/search?tn_q=jas'));
    tracking.track(search);
    expect(heard).toEqual([]);
    consent.choose(['personal']);
    tracking.connect('personal', hear);
    tracking.track(view('/nl/dames/'));
    expect(heard).toEqual([view('/search?tn_q=jas'), search, view('/nl/dames/')]);
  });

  test('is counted by its name alone, whatever the shopper allows', () => {
    const { consent, tracking, heard, hear } = someShop();
    const counted: string[] = [];
    tracking.count((name) => void counted.push(name));
    tracking.connect('personal', hear);
    tracking.track(search);
    consent.choose([]);
    tracking.track(view('/nl/'));
    expect([counted, heard]).toEqual([['search', 'content-view'], []]);
  });

  test('is forgotten after a no, also when a yes follows later [ANA-01] [ANA-02]', () => {
    const { consent, tracking, heard, hear } = someShop();
    tracking.track(search);
    consent.choose([]);
    tracking.track(view('/nl/'));
    consent.choose(['personal']);
    tracking.connect('personal', hear);
    expect(heard).toEqual([]);
    consent.choose([]);
    tracking.track(search);
    expect(heard).toEqual([]);
  });

  test('is not lost while the code that sends it is on its way', () => {
    const { consent, tracking, heard, hear } = someShop();
    consent.choose(['statistics']);
    tracking.track(view('/nl/'));
    tracking.track(view('/cart'));
    tracking.connect('statistics', hear);
    expect(heard).toEqual([view('/nl/'), view('/cart')]);
  });

  test('waits for the code that sends it, the last 100 of it at most', () => {
    const { consent, tracking, heard, hear } = someShop();
    consent.choose(['personal']);
    for (let number = 0; number <= 100; number += 1) tracking.track({ ...search, text: `jas ${number}` });
    tracking.connect('personal', hear);
    expect(heard).toHaveLength(100);
    expect([heard[0], heard[99]]).toEqual([
      { ...search, text: 'jas 1' },
      { ...search, text: 'jas 100' },
    ]);
  });

  test('is not heard by who connects before there is a choice, nor twice by who connects again [ANA-01]', () => {
    const { consent, tracking, heard, hear } = someShop();
    tracking.track(search);
    tracking.connect('personal', hear);
    expect(heard).toEqual([]);
    consent.choose(['personal']);
    tracking.track(view('/nl/'));
    tracking.connect('personal', hear);
    expect(heard).toEqual([view('/nl/')]);
  });

  test('a purchase is told once for each order, also after the page was loaded again [CRT-09] [ANA-02]', () => {
    const first = someShop();
    first.consent.choose(['personal', 'statistics']);
    first.tracking.connect('personal', first.hear);
    first.tracking.track(purchase('W1001'));
    first.tracking.track(purchase('W1001'));
    first.tracking.track(purchase('W1002'));
    expect(first.heard).toEqual([purchase('W1001'), purchase('W1002')]);

    const again = someShop();
    again.tracking.connect('personal', again.hear);
    again.tracking.track(purchase('W1002'));
    expect(again.heard).toEqual([]);
  });

  test.each(['{', '{"a":1}'])(
    'a purchase is told although storage is damaged (%s) or full [CRT-09]',
    (damage) => {
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { consent, tracking, heard, hear } = someShop();
      consent.choose(['statistics']);
      tracking.connect('statistics', hear);
      localStorage.setItem(STORAGE_KEYS.toldPurchases, damage);
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      tracking.track(purchase(`W${damage}`));
      tracking.track(purchase(`W${damage}`));
      expect(heard).toHaveLength(1);
      expect(warned).toHaveBeenCalled();
    },
  );

  test('goes on when whoever hears it fails', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { consent, tracking } = someShop();
    consent.choose(['statistics']);
    tracking.connect('statistics', () => {
      throw new Error('broken');
    });
    expect(() => tracking.track(search)).not.toThrow();
    expect(warned).toHaveBeenCalled();
  });
});

test('what no part of a program declares does not compile, and is told all the same where nobody compiles', () => {
  const counted: string[] = [];
  const tracking = new TrackingStore(new ConsentStore());
  tracking.count((name) => void counted.push(name));
  tracking.track({ name: 'login', method: 'email' });
  // @ts-expect-error Search events are declared by mf-search, whose events.ts is not in this program.
  tracking.track(search);
  expect(counted).toEqual(['login', 'search']);
});
