import { screen } from '@testing-library/react';
import { listingOf } from '../../testing/listing-data';
import { showListing } from '../../testing/show-listing';

const KEY = 'weefsel-density';
const root = document.documentElement;

const show = () => showListing('/nl/dames/jurken/', () => listingOf(60));
const fewer = () => screen.getByRole('radio', { name: 'Grotere foto’s' });
const more = () => screen.getByRole('radio', { name: 'Meer artikelen naast elkaar' });

afterEach(() => {
  localStorage.clear();
  delete root.dataset['density'];
  jest.restoreAllMocks();
});

describe('how large the products of a listing are shown', () => {
  test('is as many beside each other as there is room for, until the shopper wants them larger', async () => {
    const { shopper } = await show();
    expect(more()).toBeChecked();
    await shopper.click(fewer());
    expect(fewer()).toBeChecked();
    expect([root.dataset['density'], localStorage.getItem(KEY)]).toEqual(['large', 'large']);
    await shopper.click(more());
    expect([root.dataset['density'], localStorage.getItem(KEY)]).toEqual(['normal', 'normal']);
  });

  test('is what this browser keeps', async () => {
    localStorage.setItem(KEY, 'large');
    await show();
    expect(fewer()).toBeChecked();
  });

  test('is the usual where something else is kept, or nothing can be', async () => {
    localStorage.setItem(KEY, 'enormous');
    await show();
    expect(more()).toBeChecked();
  });

  test('can be chosen where nothing can be kept', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { shopper } = await show();
    await shopper.click(fewer());
    expect(fewer()).toBeChecked();
    expect(root.dataset['density']).toBe('large');
  });
});
