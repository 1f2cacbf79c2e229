import { fireEvent, screen, within } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { paragraph } from '../../testing/wire';
import { Faq } from './faq';
import { faqJsonLd } from './faq-json-ld';
import { reading, type FaqBlock } from './to-faq';

const block: FaqBlock = {
  _type: 'faq',
  _key: 'k',
  title: 'Vragen over bezorgen',
  tabs: [
    {
      _key: 't1',
      id: 'bezorgen',
      title: 'Bezorgen',
      faqs: [
        { _key: 'a', question: 'Wanneer komt mijn pakket?', answer: 'Morgen.' },
        { _key: 'b', question: 'Wat kost het?', answer: [paragraph('Niets vanaf 50 euro.')] },
        { _key: 'c', question: 'Zonder antwoord', answer: [] },
      ],
      button: { text: 'Alles over bezorgen', link: '/nl/bezorgen/', type: 'primary', buttonType: 'internal' },
    },
    {
      _key: 't2',
      id: 'betalen',
      title: 'Betalen',
      faqs: [{ _key: 'a', question: 'Achteraf betalen?', answer: 'Dat kan.' }],
    },
    { _key: 't3', id: 'leeg', title: 'Leeg', faqs: [] },
  ],
};
const props = reading.toProps(block, blockContext());
const show = () => showInShop(<Faq block={props} />);
const entry = (question: string) => screen.getByText(question).closest('details') as HTMLDetailsElement;

/** Toggles a question as a browser does; jsdom lacks exclusive `<details>`. */
const toggle = (question: string) => {
  const details = entry(question);
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
};

describe('questions', () => {
  test('are in tabs; those without an answer, and tabs without questions, are left out [BLK-12]', async () => {
    const { shopper } = show();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Bezorgen', 'Betalen']);
    expect(screen.queryByText('Zonder antwoord')).not.toBeInTheDocument();
    await shopper.click(screen.getByRole('tab', { name: 'Betalen' }));
    expect(screen.getByRole('tabpanel', { name: 'Betalen' })).toHaveAttribute('data-active', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Bezorgen' })).toHaveAttribute('data-active', 'false');
  });

  test('open one at a time in their tab; another tab keeps its own [BLK-12]', () => {
    show();
    toggle('Wanneer komt mijn pakket?');
    toggle('Achteraf betalen?');
    toggle('Wat kost het?');
    expect(entry('Wat kost het?').open).toBe(true);
    expect(entry('Wanneer komt mijn pakket?').open).toBe(false);
    expect(entry('Achteraf betalen?').open).toBe(true);
    toggle('Wat kost het?');
    expect(entry('Wat kost het?').open).toBe(false);
  });

  test('close each other without script too: those of a tab share a name [BLK-12]', () => {
    show();
    expect(entry('Wanneer komt mijn pakket?').getAttribute('name')).toBe(
      entry('Wat kost het?').getAttribute('name'),
    );
    expect(entry('Achteraf betalen?').getAttribute('name')).not.toBe(
      entry('Wat kost het?').getAttribute('name'),
    );
  });

  test('have plain or rich answers and a button below [BLK-12]', () => {
    show();
    const panel = within(screen.getByRole('tabpanel', { name: 'Bezorgen' }));
    expect(panel.getByText('Morgen.')).toBeInTheDocument();
    expect(panel.getByText('Niets vanaf 50 euro.')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Alles over bezorgen' })).toHaveAttribute('href', '/nl/bezorgen/');
  });

  test('of one subject need no tabs', () => {
    showInShop(<Faq block={reading.toProps({ ...block, tabs: block.tabs.slice(1) }, blockContext())} />);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByText('Dat kan.')).toBeInTheDocument();
  });
});

test('the structured data lists all answered questions in one FAQPage, and is empty without questions', () => {
  const [page] = faqJsonLd([{ key: 'k', type: 'faq', props }]);
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Wanneer komt mijn pakket?', acceptedAnswer: { text: 'Morgen.' } },
      { name: 'Wat kost het?', acceptedAnswer: { text: 'Niets vanaf 50 euro.' } },
      { name: 'Achteraf betalen?', acceptedAnswer: { text: 'Dat kan.' } },
    ],
  });
  expect(faqJsonLd([])).toEqual([]);
});
