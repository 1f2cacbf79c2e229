import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { id: 'bezorgen', title: 'Bezorgen', content: <p>Morgen in huis</p> },
  { id: 'betalen', title: 'Betalen', content: <p>Met iDEAL</p> },
  { id: 'ruilen', title: 'Ruilen', content: <p>Dertig dagen</p> },
];
const openTab = () => screen.getByRole('tab', { selected: true });
const goTo = (hash: string) =>
  act(() => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });

afterEach(() => goTo(''));

describe('tabs', () => {
  test('open by click, and by arrow keys that go round; only the open one is a stop of the Tab key [BLK-12]', async () => {
    render(<Tabs tabs={tabs} label="Onderwerpen" />);
    expect(openTab()).toHaveTextContent('Bezorgen');
    await userEvent.click(screen.getByRole('tab', { name: 'Betalen' }));
    expect(openTab()).toHaveTextContent('Betalen');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(openTab()).toHaveTextContent('Ruilen');
    expect(openTab()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(openTab()).toHaveTextContent('Bezorgen');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([openTab()]);
  });

  test('each name its panel, which stays in the page for those without script', () => {
    render(<Tabs tabs={tabs} label="Onderwerpen" />);
    expect(screen.getByRole('tabpanel', { name: 'Ruilen' })).toHaveTextContent('Dertig dagen');
    expect(screen.getByRole('tablist', { name: 'Onderwerpen' })).toBeVisible();
  });

  test('an address can open one; a choice after that counts more', async () => {
    render(<Tabs tabs={tabs} label="Onderwerpen" />);
    goTo('ruilen');
    expect(openTab()).toHaveTextContent('Ruilen');
    await userEvent.click(screen.getByRole('tab', { name: 'Bezorgen' }));
    expect(openTab()).toHaveTextContent('Bezorgen');
  });
});
