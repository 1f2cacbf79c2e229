import { openTestShop, refusal, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const ask = (body: object) => shop.call('POST', '/contact-form', { body });
const question = { email: 'noor@weefsel.example', subject: 'Maat', comment: 'Valt hij ruim?' };

test('a question reaches the customer service as text, whatever is typed in it', async () => {
  const { status, json } = await ask({
    ...question,
    firstName: 'Noor',
    comment: '<img src=x onerror=alert(1)>',
  });
  expect(status).toBe(200);
  expect(json.individualSuccessMessage).toContain('Bedankt');
  const [mail] = shop.outbox.list();
  expect(mail).toMatchObject({ kind: 'contact-form', recipient: 'klantenservice@weefsel.example' });
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail?.html).not.toContain('<img');
});

test('missing fields are reported by name, and a fourth question in a row gets a 429', async () => {
  expect(refusal(await ask({}))).toEqual([
    400,
    'VIOLATION::IS_BLANK_ERROR /email',
    'VIOLATION::IS_BLANK_ERROR /subject',
    'VIOLATION::IS_BLANK_ERROR /comment',
  ]);
  for (let n = 0; n < 3; n += 1) expect((await ask(question)).status).toBe(200);
  expect(refusal(await ask(question))).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED']);
});
