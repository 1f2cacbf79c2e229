import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { garmentKind } from './garment-kind.ts';
import { readAssortment } from './read-assortment.ts';

function read(schema: v.GenericSchema, ...lines: string[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'assortment-'));
  writeFileSync(join(folder, 'kinds.json'), lines.join('\n'));
  return readAssortment('kinds', schema, folder);
}

const belt = '"gender": "dames", "category": "accessoires/riemen", "garment": "belt", "noun": "riem"';
const rest = '"scale": "womenBelt", "price": 45, "details": []';

describe('a file of the assortment', () => {
  test('is read by its schema, with the common defaults of garments', () => {
    const kinds = read(v.array(garmentKind), `[{ ${belt}, ${rest}, "fabrics": ["leather"] }]`);
    expect(kinds).toMatchObject([{ noun: 'riem', fabrics: ['leather'], patterns: ['effen'], weight: 4 }]);
  });

  test('is rejected with file and line for an unknown value or a missing field', () => {
    expect(() => read(v.array(garmentKind), `[{ ${belt},`, `${rest},`, '"fabrics": ["lether"] }]')).toThrow(
      /kinds\.json:3: 0\.fabrics\.0: is no fabric of fabrics\.json\.$/,
    );
    expect(() => read(v.array(garmentKind), '[', `{ ${belt}, ${rest} }`, ']')).toThrow(
      /kinds\.json:2: 0\.fabrics: is missing\.$/,
    );
  });

  test('is rejected with file and line when it is not JSON', () => {
    expect(() => read(v.array(garmentKind), '[', '  { "gender": "dames"', '  "noun": "riem" }', ']')).toThrow(
      /kinds\.json:[23]: /,
    );
    expect(() => read(v.array(garmentKind), '[],')).toThrow(/kinds\.json:1: /);
    expect(() => read(v.array(garmentKind), '[1,]')).toThrow('kinds.json:1: The file is no JSON: ');
  });
});
