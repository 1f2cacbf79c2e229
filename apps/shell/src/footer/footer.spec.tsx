import { screen, within } from '@testing-library/react';
import { showFooter } from './footer.fixture';

const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the footer', () => {
  test('has every way to reach the shop [FTR-01]', async () => {
    await showFooter();
    expect(link(/^Bel 030\s012\s34\s56$/)).toHaveAttribute('href', 'tel:+31300123456');
    expect(link(/^App 06\s00\s12\s34\s56$/)).toHaveAttribute('href', 'https://wa.me/31600123456');
    expect(link(/^klantenservice@\s?weefsel\.example$/)).toHaveAttribute(
      'href',
      'mailto:klantenservice@weefsel.example',
    );
    expect(link('Openingstijden en route')).toHaveAttribute('href', '/nl/contact/');
    const map = link('Lange Weefstraat 14, 3512 WF Utrecht op de kaart');
    expect(map).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Lange+Weefstraat+14+3512+WF+Utrecht',
    );
  });

  test('lists the opening hours of each day, with dots in the times [FTR-01] [VAL-05]', async () => {
    await showFooter();
    const days = within(screen.getByRole('region', { name: 'Openingstijden' }));
    const text = (day: string) => days.getByText(day).parentElement;
    expect(text('Maandag')).toHaveTextContent('MaandagGesloten');
    expect(text('Zaterdag')).toHaveTextContent('Zaterdag9.30 – 17.00');
    expect(text('Zondag')).toHaveTextContent('ZondagGesloten');
  });

  test('has the columns of the footer menu, with links to categories and to other sites [FTR-02]', async () => {
    await showFooter();
    const column = screen.getByRole('navigation', { name: 'Klantenservice' });
    expect(within(column).getByRole('heading', { name: 'Klantenservice' })).toBeVisible();
    const category = within(column).getByRole('link', { name: 'Jurken kiezen' });
    expect(category).toHaveAttribute('href', '/nl/dames/kleding/jurken/');
    const external = within(column).getByRole('link', { name: 'Keurmerk' });
    expect(external).toHaveAttribute('href', 'https://keurmerk.example/');
    expect(external).toHaveAttribute('target', '_blank');
    expect(within(column).queryByText('Verdwenen')).toBeNull();
  });

  test('on a small screen a column opens under its heading [FTR-02]', async () => {
    const { user } = await showFooter({ wide: false });
    expect(screen.getByText('Keurmerk')).not.toBeVisible();
    await user.click(screen.getByText('Klantenservice'));
    expect(screen.getByText('Keurmerk')).toBeVisible();
  });

  test('links to the shop’s social media, and shows its review score [FTR-03]', async () => {
    await showFooter();
    expect(link('Weefsel op Facebook')).toHaveAttribute('href', 'https://facebook.example/weefsel');
    expect(link('Weefsel op Instagram')).toHaveAttribute('href', 'https://instagram.example/weefsel');
    expect(link('Weefsel op TikTok')).toHaveAttribute('href', 'https://tiktok.example/@weefsel');
    expect(screen.getByText('9,2 van de 10')).toBeVisible();
    expect(screen.getByText('Gemiddelde van 2.847 beoordelingen')).toBeVisible();
  });

  test('leaves out a social media link whose address is a script [FTR-03]', async () => {
    await showFooter({ tiktok: 'javascript:alert(1)' });
    expect(link('Weefsel op Instagram')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Weefsel op TikTok' })).toBeNull();
  });

  test('names the ways to pay [FTR-04]', async () => {
    await showFooter();
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('alt'))).toEqual([
      'iDEAL',
      'Apple Pay',
      'Maestro',
      'Mastercard',
      'Bancontact',
      'Visa',
      'Riverty',
    ]);
  });

  test('leads to the departments and to the legal pages [FTR-05]', async () => {
    await showFooter();
    expect(link('Dames')).toHaveAttribute('href', '/nl/dames/');
    const legal = within(screen.getByRole('navigation', { name: 'Voorwaarden en privacy' }));
    expect(legal.getAllByRole('link').map((page) => page.getAttribute('href'))).toEqual([
      '/order/withdraw',
      '/nl/garantie/',
      '/nl/algemene-voorwaarden/',
      '/nl/privacy/',
      '/nl/cookies/',
      '/nl/disclaimer/',
      '/nl/colofon/',
      '/nl/toegankelijkheid/',
    ]);
  });

  test('leads to the contact page when nothing is known about the shop', async () => {
    await showFooter({ about: false });
    expect(link('Openingstijden en route')).toBeVisible();
    expect(screen.queryByText(/undefined|NaN/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Volg ons' })).toBeNull();
  });
});
