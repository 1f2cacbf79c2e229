import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTypes } from './require-types.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'weefsel-types-'));
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true }, "include": ["*.ts"] }',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const wrong = (count: number) =>
  Array.from({ length: count }, (_, at) => `export const n${at}: number = 'text';\n`).join('');

test('sources that compile pass; type errors are the compiler’s lines', async () => {
  writeFileSync(join(root, 'load.ts'), 'export const n: number = 1;\n');
  await expect(requireTypes(root)).resolves.toBeUndefined();
  writeFileSync(join(root, 'load.ts'), wrong(1));
  await expect(requireTypes(root)).rejects.toThrow(
    /^Its types do not fit\. Mend these lines:\nload\.ts\(1,14\): error TS2322: .*$/,
  );
});

test('of many errors the first are shown; a folder without configuration is refused', async () => {
  writeFileSync(join(root, 'load.ts'), wrong(25));
  await expect(requireTypes(root)).rejects.toThrow('… and 5 more lines: npx tsc --noEmit');
  rmSync(join(root, 'tsconfig.json'));
  await expect(requireTypes(root)).rejects.toThrow('tsconfig.json');
});
