import { screen } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { reference } from '../../testing/wire';
import { Faq } from '../faq/faq';
import { reading as faqReading, type FaqBlock } from '../faq/to-faq';
import { InPageMenu } from './in-page-menu';
import { reading, type InPageMenuBlock } from './to-in-page-menu';

const faq: FaqBlock = {
  _type: 'faq',
  _key: 'f',
  title: 'Vragen over betalen',
  tabs: [
    { _key: 't', id: 'b', title: '', faqs: [{ _key: 'a', question: 'Kan het achteraf?', answer: 'Ja.' }] },
  ],
};
const menu: InPageMenuBlock = {
  _type: 'inPageMenu',
  _key: 'm',
  title: 'Klantenservice',
  tabs: [
    {
      _key: 'a',
      title: 'Bezorgen',
      pageReference: reference('p1'),
      page: { title: 'Bezorgen en afhalen', slug: { current: 'bezorgen' } },
    },
    {
      _key: 'b',
      title: '',
      pageReference: reference('p2'),
      page: { title: 'Betalen', slug: { current: 'service/betalen' } },
    },
    { _key: 'c', title: 'Weg', pageReference: reference('p3'), page: null },
  ],
};
const context = blockContext({ page: [menu, faq], path: '/nl/service/betalen/' });
const show = () =>
  showInShop(
    <>
      <InPageMenu block={reading.toProps(menu, context)} />
      <Faq block={faqReading.toProps(faq, context)} />
    </>,
  );

describe('the menu in a page', () => {
  test('leads to the pages that still exist and knows the one that it is on [BLK-13]', () => {
    show();
    expect(screen.getByRole('navigation', { name: 'Klantenservice' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bezorgen' })).toHaveAttribute('href', '/nl/bezorgen/');
    const here = screen.getByRole('link', { name: 'Betalen' });
    expect(here).toHaveAttribute('href', '/nl/service/betalen/');
    expect(here).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByText('Weg')).not.toBeInTheDocument();
  });

  test('leads to each heading of questions, which can take the focus [BLK-13]', () => {
    show();
    const link = screen.getByRole('link', { name: 'Vragen over betalen' });
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toContainElement(screen.getByRole('heading', { name: 'Vragen over betalen' }));
    expect(target).toHaveAttribute('tabindex', '-1');
  });

  test('without anything to lead to is not there', () => {
    const { container } = showInShop(<InPageMenu block={{ title: 'Leeg', pages: [], headings: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
