import { locale, type Locale } from './locale';

test('the locale says all that a locale has to say, in the codes that the web knows', () => {
  const said: Locale = { ...locale };
  expect(Intl.getCanonicalLocales(said.code)).toEqual([said.code]);
  expect(new Intl.Locale(said.code)).toMatchObject({ language: said.language, region: said.country });
  expect(Intl.supportedValuesOf('currency')).toContain(said.currency);
  expect(said.prefix).toMatch(/^[a-z-]+$/);
});

test('its values are short enough to be written where they are used', () => {
  for (const value of Object.values(locale)) expect(value.length).toBeLessThanOrEqual(6);
});
