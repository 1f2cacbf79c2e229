import { locale, type Locale } from './locale';

test('the locale says all that a locale has to say, in the codes that the web knows', () => {
  const said: Locale = { ...locale };
  expect(Intl.getCanonicalLocales(said.code)).toEqual([said.code]);
  expect(new Intl.Locale(said.code)).toMatchObject({ language: said.language, region: said.country });
  expect(Intl.supportedValuesOf('currency')).toContain(said.currency);
  expect(said.prefix).toMatch(/^[a-z-]+$/);
});
