/** Places by postcode range (first four digits, from and to), with their province. */
const PLACES: readonly (readonly [from: number, to: number, city: string, province: string])[] = [
  [1011, 1109, 'Amsterdam', 'Noord-Holland'],
  [1181, 1188, 'Amstelveen', 'Noord-Holland'],
  [1211, 1223, 'Hilversum', 'Noord-Holland'],
  [1311, 1363, 'Almere', 'Flevoland'],
  [1501, 1509, 'Zaandam', 'Noord-Holland'],
  [1811, 1827, 'Alkmaar', 'Noord-Holland'],
  [2011, 2037, 'Haarlem', 'Noord-Holland'],
  [2311, 2334, 'Leiden', 'Zuid-Holland'],
  [2491, 2597, 'Den Haag', 'Zuid-Holland'],
  [2611, 2629, 'Delft', 'Zuid-Holland'],
  [2801, 2809, 'Gouda', 'Zuid-Holland'],
  [3011, 3089, 'Rotterdam', 'Zuid-Holland'],
  [3311, 3329, 'Dordrecht', 'Zuid-Holland'],
  [3511, 3585, 'Utrecht', 'Utrecht'],
  [3701, 3709, 'Zeist', 'Utrecht'],
  [3811, 3829, 'Amersfoort', 'Utrecht'],
  [4331, 4341, 'Middelburg', 'Zeeland'],
  [4811, 4839, 'Breda', 'Noord-Brabant'],
  [5011, 5049, 'Tilburg', 'Noord-Brabant'],
  [5211, 5237, 's-Hertogenbosch', 'Noord-Brabant'],
  [5611, 5658, 'Eindhoven', 'Noord-Brabant'],
  [5911, 5941, 'Venlo', 'Limburg'],
  [6211, 6229, 'Maastricht', 'Limburg'],
  [6511, 6546, 'Nijmegen', 'Gelderland'],
  [6811, 6846, 'Arnhem', 'Gelderland'],
  [7311, 7339, 'Apeldoorn', 'Gelderland'],
  [7411, 7429, 'Deventer', 'Overijssel'],
  [7511, 7548, 'Enschede', 'Overijssel'],
  [8011, 8045, 'Zwolle', 'Overijssel'],
  [8911, 8941, 'Leeuwarden', 'Fryslân'],
  [9401, 9408, 'Assen', 'Drenthe'],
  [9711, 9747, 'Groningen', 'Groningen'],
];

interface TownAndProvince {
  city: string;
  province: string;
}

/** Place of a postcode; undefined when the demo knows none. */
export function placeOf(postcode: string): TownAndProvince | undefined {
  const digits = Number(postcode.slice(0, 4));
  const found = PLACES.find(([from, to]) => digits >= from && digits <= to);
  return found && { city: found[2], province: found[3] };
}
