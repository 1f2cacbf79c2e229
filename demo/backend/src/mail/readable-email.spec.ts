import { emailChangedMail, newEmailMail } from './account-letters.ts';
import { contactMail } from './contact-letter.ts';
import { readableEmail } from './readable-email.ts';

test.each([
  ['jan@xn--bcher-kva.example', 'jan@bücher.example'],
  ['jan@weefsel.example', 'jan@weefsel.example'],
  ['jan@xn--\u00ff.example', 'jan@xn--\u00ff.example'],
  ['geen adres', 'geen adres'],
])('%s is written as %s', (email, readable) => {
  expect(readableEmail(email)).toBe(readable);
});

test('mails write it so, where they name an address [ACC-03]', () => {
  const former = { firstName: 'Jan', email: 'jan@weefsel.example' };
  const technical = 'jan@xn--bcher-kva.example';
  const question = { name: 'Jan', email: technical, phone: '', subject: 'Maat', comment: 'Valt hij ruim?' };
  for (const { html } of [
    emailChangedMail(former, technical, ''),
    newEmailMail(former, technical),
    contactMail('service@weefsel.example', question),
  ]) {
    expect(String(html)).toContain('@bücher.example');
    expect(String(html)).not.toContain('xn--');
  }
});
