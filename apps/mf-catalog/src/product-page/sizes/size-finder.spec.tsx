import { act, screen, within } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import type { ReviewedFit } from '../reviews/reviews-data';
import { forgetMeasures, keepMeasures } from './measures/own-measures-storage';
import { SizeFinder } from './size-finder';
import { ladiesClothing, ladiesWaists } from './tables/womens-sizes';
import { lengths } from './tables/lengths';

const KEY = 'weefsel-measures';
const skirt = { size: { ...ladiesClothing, measures: ['waist', 'hip'] as const } };
const options = {
  size: ['36', '38', '40'].map((value) => ({ value, exists: true, soldOut: value === '40' })),
  length: ['30', '32'].map((value) => ({ value, exists: true, soldOut: false })),
};
const onChoose = jest.fn();

beforeEach(() => {
  onChoose.mockClear();
  localStorage.clear();
  forgetMeasures();
});

const show = (tables: Parameters<typeof SizeFinder>[0]['tables'] = skirt, fit?: ReviewedFit) =>
  showInShop(<SizeFinder tables={tables} options={options} onChoose={onChoose} fit={fit} />);

const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const answer = () => screen.getByRole('status');
const send = () => screen.getByRole('button', { name: 'Bewaar en toon mijn maat' });
const waist = () => screen.getByRole('textbox', { name: /^Taille/ });
const hip = () => screen.getByRole('textbox', { name: /^Heup/ });

describe('the size tables with the shopper’s measures', () => {
  test('show the ranges of each size, in cm and in inches', async () => {
    const { shopper } = show();
    const table = screen.getByRole('table', { name: 'Dameskleding, in cm' });
    expect(within(table).getByRole('row', { name: '38 M 70–73 96–99' })).toBeInTheDocument();
    await shopper.click(screen.getByRole('radio', { name: 'inch' }));
    expect(screen.getByRole('table', { name: 'Dameskleding, in inch' })).toHaveTextContent('27,6–28,7');
    expect(kept()).toEqual({ unit: 'inch', measures: {} });
  });

  test('suggest nothing before any measure is given', () => {
    show();
    expect(answer()).toHaveTextContent('Vul onder de tabel je eigen maten in');
    expect(screen.queryByRole('button', { name: /^Kies maat/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Wis mijn maten' })).not.toBeInTheDocument();
  });

  test('suggest a size with its reason, store the measures, and select the size on request', async () => {
    const { shopper } = show();
    await shopper.type(waist(), '72');
    await shopper.type(hip(), '97,5');
    await shopper.click(send());
    expect(answer()).toHaveFocus();
    expect(within(answer()).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Maat 38 past bij je maten',
    );
    expect(answer()).toHaveTextContent('Je taille van 72 cm valt in maat 38 (70–73 cm).');
    expect(answer()).toHaveTextContent('Je heup van 97,5 cm valt in maat 38 (96–99 cm).');
    expect(answer()).toHaveTextContent('Bij 2 cm meer zou het maat 40 zijn.');
    expect(kept()).toEqual({ unit: 'cm', measures: { waist: 72, hip: 97.5 } });
    expect(screen.getByRole('row', { current: true })).toHaveTextContent(/^38/);
    await shopper.click(screen.getByRole('button', { name: 'Kies maat 38' }));
    expect(onChoose).toHaveBeenCalledWith({ size: '38' });
  });

  test('name the two sizes that the measures lie between, and the sold-out one of them', () => {
    keepMeasures({ unit: 'cm', measures: { waist: 72, hip: 101 } });
    show();
    expect(answer()).toHaveTextContent('Je zit tussen maat 38 en 40');
    expect(answer()).toHaveTextContent('Met 40 zit het ruimer, met 38 nauwer.');
    expect(screen.getByRole('button', { name: 'Kies maat 38' })).toBeVisible();
    expect(answer()).toHaveTextContent('Maat 40 is nu uitverkocht.');
  });

  test('report a fitting size that this product is not made in', () => {
    keepMeasures({ unit: 'cm', measures: { waist: 90, hip: 115 } });
    show();
    expect(answer()).toHaveTextContent('Maat 46 past bij je maten');
    expect(answer()).toHaveTextContent('Maat 46 is er niet van dit artikel.');
  });

  test('name no size outside of the table, nor for measures that lie far apart', () => {
    keepMeasures({ unit: 'cm', measures: { waist: 58 } });
    show();
    expect(answer()).toHaveTextContent('Je maten vallen buiten onze tabel');
    expect(answer()).toHaveTextContent('Je taille van 58 cm is minder dan bij onze kleinste maat');
    act(() => void keepMeasures({ unit: 'cm', measures: { waist: 63, hip: 110 } }));
    expect(answer()).toHaveTextContent('Je maten lopen uiteen: van maat 34 tot 44');
    expect(screen.queryByRole('button', { name: /^Kies maat/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { current: true })).not.toBeInTheDocument();
  });

  test('name the measure that was not given', () => {
    keepMeasures({ unit: 'cm', measures: { waist: 72 } });
    show();
    expect(answer()).toHaveTextContent('We weten je heup niet.');
  });

  test('reject an impossible measure at its field, and keep all typed values', async () => {
    const { shopper } = show();
    await shopper.type(waist(), '7200');
    await shopper.type(hip(), '97');
    await shopper.click(send());
    expect(waist()).toHaveFocus();
    expect(waist()).toHaveAccessibleDescription(/Vul een maat in tussen 45 cm en 170 cm\./);
    expect(waist()).toHaveValue('7200');
    expect(hip()).toHaveValue('97');
    expect(kept()).toBeNull();
  });

  test('ask for at least one measure', async () => {
    const { shopper } = show();
    await shopper.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Vul minstens één maat in.');
  });

  test('take what is typed over to the other unit, and keep what was kept to the tenth', async () => {
    keepMeasures({ unit: 'cm', measures: { waist: 72, foot: 24 } });
    const { shopper } = show();
    await shopper.type(hip(), '97');
    await shopper.click(screen.getByRole('radio', { name: 'inch' }));
    expect(waist()).toHaveValue('28,3');
    expect(hip()).toHaveValue('38,2');
    await shopper.click(send());
    expect(kept()).toEqual({ unit: 'inch', measures: { waist: 72, foot: 24, hip: 97 } });
  });

  test('clear all measures on request, and confirm it in a message that takes the focus', async () => {
    keepMeasures({ unit: 'cm', measures: { waist: 72 } });
    const { shopper } = show();
    await shopper.click(screen.getByRole('button', { name: 'Wis mijn maten' }));
    expect(kept()).toBeNull();
    expect(waist()).toHaveValue('');
    expect(answer()).toHaveTextContent('Je maten zijn gewist uit deze browser.');
    expect(answer()).toHaveFocus();
  });

  test('report that the browser stores nothing, and suggest a size all the same', async () => {
    const quiet = jest.spyOn(console, 'warn').mockImplementation();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { shopper } = show();
    await shopper.type(waist(), '72');
    await shopper.click(send());
    expect(answer()).toHaveTextContent('Deze browser bewaart je maten niet.');
    expect(answer()).toHaveTextContent('Maat 38 past bij je maten');
    full.mockRestore();
    quiet.mockRestore();
  });

  test('have the length of jeans beside their waist', async () => {
    keepMeasures({ unit: 'cm', measures: { waist: 70, insideLeg: 80 } });
    const { shopper } = show({ size: ladiesWaists, length: lengths });
    expect(answer()).toHaveTextContent('Maat W28 past bij je maten');
    expect(answer()).toHaveTextContent('Je beenlengte van 80 cm valt in lengtemaat 32 (78–82 cm).');
    expect(screen.getByRole('table', { name: 'Lengtematen, in cm' })).toHaveTextContent('t/m 77');
    await shopper.click(screen.getByRole('button', { name: 'Kies lengtemaat 32' }));
    expect(onChoose).toHaveBeenCalledWith({ length: '32' });
  });

  test('mention the fit that most reviews report', () => {
    show(skirt, { small: 6, true: 3, large: 1 });
    expect(answer()).toHaveTextContent('6 van de 10 beoordelaars vinden dat dit artikel klein valt.');
  });
});
