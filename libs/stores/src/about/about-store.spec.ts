import { fromAny } from '@total-typescript/shoehorn';
import { AboutStore } from './about-store';

const info = fromAny<NonNullable<AboutStore['info']>, unknown>({ openingHours: { monday: '10:00 - 18:00' } });

describe('the shop information', () => {
  test('travels to the browser whole', () => {
    const snapshot = {
      info,
      reviews: { score: 9.2, count: 3 },
      today: 'friday',
      freeShippingFrom: 50,
      delivery: { country: 'NL', steps: [{ until: 1, cutOff: '22.00 uur', days: { NL: 'dinsdag' } }] },
    } as const;
    const browser = new AboutStore(new AboutStore(snapshot).toJSON());
    expect(browser.toJSON()).toEqual(snapshot);
    expect(browser.openingHours).toBe(info.openingHours);
  });

  test('is empty without data, and is serialised as empty', () => {
    const about = new AboutStore();
    expect(about.openingHours).toBeUndefined();
    expect(about.toJSON()).toEqual({});
  });

  test('keeps a free-shipping amount of zero', () => {
    expect(new AboutStore({ freeShippingFrom: 0 }).toJSON()).toEqual({ freeShippingFrom: 0 });
  });
});
