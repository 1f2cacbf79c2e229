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

describe('an event in the shop', () => {
  test('is sent only after consent; of earlier events only those of the current page [ANA-01] [ANA-02]', () => {
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

  test('is counted by its name alone, regardless of consent', () => {
    const { consent, tracking, heard, hear } = someShop();
    const counted: string[] = [];
    tracking.count((name) => void counted.push(name));
    tracking.connect('personal', hear);
    tracking.track(search);
    consent.choose([]);
    tracking.track(view('/nl/'));
    expect([counted, heard]).toEqual([['search', 'content-view'], []]);
  });

  test('is dropped after a refusal, also when consent follows later [ANA-01] [ANA-02]', () => {
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

  test('waits for the code that sends it, if it is one of the last 100', () => {
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

  test('is not sent to a receiver connected before a choice, nor twice to one that reconnects [ANA-01]', () => {
    const { consent, tracking, heard, hear } = someShop();
    tracking.track(search);
    tracking.connect('personal', hear);
    expect(heard).toEqual([]);
    consent.choose(['personal']);
    tracking.track(view('/nl/'));
    tracking.connect('personal', hear);
    expect(heard).toEqual([view('/nl/')]);
  });

  test('of a purchase is sent once per order, also after a reload [CRT-09] [ANA-02]', () => {
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
    'of a purchase is sent although storage is damaged (%s) or full [CRT-09]',
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

  test('does not throw when its receiver fails, and the failure is logged', () => {
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

test('an event that no part of the program declares does not compile, yet is counted at run time', () => {
  const counted: string[] = [];
  const tracking = new TrackingStore(new ConsentStore());
  tracking.count((name) => void counted.push(name));
  tracking.track({ name: 'login', method: 'email' });
  // @ts-expect-error Search events are declared by mf-search, whose events.ts is not in this program.
  tracking.track(search);
  expect(counted).toEqual(['login', 'search']);
});
