import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderFiles } from '../store/index';
import { temporaryFolder } from '../store/temporary-folder.fixture';
import { rememberedCompiler } from './ask-compiler';
import { builtTypes } from './types/workspace.fixture';

const folder = temporaryFolder();
const { remote, shell, lender } = builtTypes();

function counted(answer: string[]) {
  const ask = jest.fn(() => Promise.resolve(answer));
  return { ask, compiler: () => rememberedCompiler(folderFiles(folder.dir), ask) };
}

test.each([
  ['a fitting pair', []],
  ['a misfit', ["Property 'gender' is missing"]],
])('%s is compiled once, and remembered by later commands', async (_what, answer) => {
  const { ask, compiler } = counted(answer);
  expect(await compiler()(remote, shell)).toEqual(answer);
  expect(await compiler()(remote, shell)).toEqual(answer);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('another remote, shell or lender is compiled again', async () => {
  const { ask, compiler } = counted([]);
  await compiler()(remote, shell);
  await compiler()(lender, shell);
  await compiler()(remote, remote);
  await compiler()(remote, shell, { name: 'mf-catalog', pack: lender });
  await compiler()(remote, shell, { name: 'mf-content', pack: lender });
  expect(ask).toHaveBeenCalledTimes(5);
});

test('a damaged answer is compiled again and replaced', async () => {
  const { ask, compiler } = counted([]);
  await compiler()(remote, shell);
  const [file = ''] = await readdir(folder.dir);
  for (const damaged of ['[', '{"fits":true}', '']) {
    writeFileSync(join(folder.dir, file), damaged);
    expect(await compiler()(remote, shell)).toEqual([]);
  }
  expect(await compiler()(remote, shell)).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a failure of the compiler is thrown and not remembered', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error('out of memory')).mockResolvedValueOnce([]);
  const compiler = rememberedCompiler(folderFiles(folder.dir), ask);
  await expect(compiler(remote, shell)).rejects.toThrow('out of memory');
  expect(await compiler(remote, shell)).toEqual([]);
});
