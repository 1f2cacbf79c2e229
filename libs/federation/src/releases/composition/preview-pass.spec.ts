import { temporaryFolder } from '../store/temporary-folder.fixture';
import { signingKey, trustedKeys } from './keys';
import { readPass, writePass } from './preview-pass';

const folder = temporaryFolder();
const UNTIL = '2026-12-01T12:00:00.000Z';
const BEFORE = Date.parse(UNTIL) - 1;
const pass = { channel: 'preview/winter', until: UNTIL };
const trusted = () => trustedKeys(folder.dir);

test('a pass is good until its moment, where its author is trusted', async () => {
  const token = writePass(pass, await signingKey(folder.dir));
  expect(token).toMatch(/^[\w.-]+$/);
  expect(await readPass(token, trusted(), BEFORE)).toEqual(pass);
  expect(await readPass(token, trusted(), Date.parse(UNTIL))).toBeUndefined();
  expect(await readPass(token, trustedKeys(`${folder.dir}/none`), BEFORE)).toBeUndefined();
});

test('a pass with a changed channel or end date is refused', async () => {
  const key = await signingKey(folder.dir);
  const [, id, signature] = writePass(pass, key).split('.');
  const said = (text: object) => Buffer.from(JSON.stringify(text)).toString('base64url');
  for (const changed of [
    { ...pass, channel: 'preview/summer' },
    { ...pass, until: '2036-12-01T12:00:00.000Z' },
  ])
    expect(await readPass([said(changed), id, signature].join('.'), trusted(), BEFORE)).toBeUndefined();
});

test.each(['', '.', '...', 'e30.x.y', 'bm9uc2Vuc2U.x.y'])('"%s" is no pass', async (token) => {
  expect(await readPass(token, trusted(), BEFORE)).toBeUndefined();
});

test('a text that was signed without the purpose of a pass, and a pass to the live channel, are refused', async () => {
  const key = await signingKey(folder.dir);
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const text = JSON.stringify(pass);
  expect(
    await readPass([encode(text), key.id, encode(key.sign(text))].join('.'), trusted(), BEFORE),
  ).toBeUndefined();
  expect(await readPass(writePass({ ...pass, channel: 'live' }, key), trusted(), BEFORE)).toBeUndefined();
});
