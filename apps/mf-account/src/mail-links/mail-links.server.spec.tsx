import { enableStaticRendering } from '@weefsel/stores';
import { AccountBackend } from '../testing/account-backend';
import { renderServed } from '../testing/render-served';
import { Page as NewsletterConfirm } from './newsletter-confirm-page';
import { Page as RegistrationConfirm } from './registration-confirm-page';

beforeAll(() => enableStaticRendering(true));

describe('the page of a mail’s link on the server', () => {
  test('shows a button, and confirms nothing while rendering [ACC-01]', () => {
    const backend = new AccountBackend();
    const html = renderServed(<RegistrationConfirm href="/registration/confirm?em=sum&hash=code" />, backend);
    expect(html).toContain('<form method="post">');
    expect(html).toContain('Bevestig mijn account</span></button>');
    expect(backend.asked).toEqual([]);
  });

  test('reports a link without its code, and shows no form [ACC-01]', () => {
    const html = renderServed(<RegistrationConfirm href="/registration/confirm" />);
    expect(html).toContain('Deze link werkt niet');
    expect(html).not.toContain('<form');
  });

  test('shows the newsletter as confirmed at the address to which the button leads', () => {
    const html = renderServed(<NewsletterConfirm href="/newsletter-subscribe?done=1" />);
    expect(html).toContain('Je krijgt onze nieuwsbrief');
  });
});
