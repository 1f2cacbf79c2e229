import { fromStreetLine, toStreetLine } from './street-line';

test.each([
  ['Plein 1940 12 A', 'Plein 1940', '12', 'A'],
  ['Plein 1940', 'Plein', '1940', ''],
  ['Nieuwezijds Voorburgwal 12 2-hoog', 'Nieuwezijds Voorburgwal', '12', '2-hoog'],
  ['Amstelkade 17 2-hoog', 'Amstelkade', '17', '2-hoog'],
  ['Prinsengracht 263 3', 'Prinsengracht', '263', '3'],
  ['Kerkstraat 12 bus 4', 'Kerkstraat', '12', 'bus 4'],
  ['1e Helmersstraat 5 hs', '1e Helmersstraat', '5', 'hs'],
  ['Laan van de 2e Kamer 8', 'Laan van de 2e Kamer', '8', ''],
  ['Damrak 12-14', 'Damrak', '12', '-14'],
  ['Damrak 12a', 'Damrak', '12a', ''],
  ['Hohe Straße 52 a', 'Hohe Straße', '52', 'a'],
  ['Q7, 24', 'Q7,', '24', ''],
  ['Damrak 12', 'Damrak', '12', ''],
  ['Lindenallee 30, 1 OG', 'Lindenallee', '30', '1 OG'],
  ['Bankastraat 23 - II', 'Bankastraat', '23', '-II'],
  ['Fabriciuslaan 1 31', 'Fabriciuslaan', '1', '31'],
  ['Teststraat 20. 2. Haus', 'Teststraat 20. 2. Haus', '', ''],
  ['Postbus', 'Postbus', '', ''],
  ['12 Rue Haute', '12 Rue Haute', '', ''],
])('%j is street %j, number %j and addition %j [CRT-06]', (line, street, houseNumber, addition) => {
  expect(fromStreetLine(line, 'NL')).toEqual({ street, houseNumber, addition });
});

test.each([
  ['Meir 48 bus 3', '48', '3'],
  ['Meir 48 bte 3a', '48', '3a'],
  ['Meir 48/3', '48', '/3'],
  ['Meir 48', '48', ''],
])('%j in Belgium is number %j and box %j', (line, houseNumber, addition) => {
  expect(fromStreetLine(line, 'BE')).toEqual({ street: 'Meir', houseNumber, addition });
});

test.each([
  ['NL', '12', '', 'Damrak 12'],
  ['NL', '12', 'A', 'Damrak 12 A'],
  ['NL', '12', '-14', 'Damrak 12-14'],
  ['NL', '', '', 'Damrak'],
  ['BE', '12', '3', 'Damrak 12 bus 3'],
  ['BE', '12', 'bus 3', 'Damrak 12 bus 3'],
  ['BE', '12', '/3', 'Damrak 12/3'],
])('the line in %s of number %j and addition %j is %j', (country, houseNumber, addition, line) => {
  expect(toStreetLine({ street: 'Damrak', houseNumber, addition }, country)).toBe(line);
});
