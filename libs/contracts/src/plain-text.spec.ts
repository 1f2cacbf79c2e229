import { plainText } from './plain-text';

describe('a text as it is compared', () => {
  test.each([
    ['Sølvane', 'solvane'],
    ['SØLVANE', 'solvane'],
    ['Crème Brûlée', 'creme brulee'],
    ['Ærø & Œuvre', 'aero & oeuvre'],
    ['Weiß', 'weiss'],
    ['WEIẞ', 'weiss'],
    ['Łódź', 'lodz'],
    ['Þór Guðmundsson', 'thor gudmundsson'],
    ['Đurđa Ħal Işıl İpek', 'durda hal isil ipek'],
    ['Van Roos 38½', 'van roos 381⁄2'],
    ['', ''],
  ])('%s is %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  test('is the same for a combining accent and a composed letter', () => {
    expect(plainText('Cre\u0300me')).toBe(plainText('Crème'));
  });
});
