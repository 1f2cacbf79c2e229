import { fromAny } from '@total-typescript/shoehorn';
import { WrittenError } from './written/written-error.ts';

jest.mock('./create-backend.ts', () => {
  throw new WrittenError('colours.json', 3, 'zwart: is no colour.');
});

test('an error in the assortment is printed as one sentence and ends the process with 1', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation((code) => fromAny(resolve(code)));
  });
  await import('./main.ts');
  expect(await ended).toBe(1);
  expect(said.mock.calls).toEqual([['colours.json:3: zwart: is no colour.\n']]);
});
