import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedFolder } from '../../releases/release/published.fixture';
import { developmentFiles, publishedFiles } from './remote-files';

const folder = publishedFolder();

test('files of a published version are read from its own folder, and found at its own address', async () => {
  await folder.put('mf-search', 'aaa', 'code');
  const files = publishedFiles(folder.releaseStore.files, 'mf-search', 'aaa');
  expect(files.base).toBe('/remotes/mf-search/aaa/');
  expect(await files.text('server.cjs')).toBe('code');
  await expect(files.text('gone.css')).rejects.toThrow('mf-search@aaa has no gone.css in the release store.');
});

test('no name leads out of the folder of the version', async () => {
  await folder.put('mf-search', 'aaa', 'code');
  await folder.write('secret.txt', 'secret');
  await expect(
    publishedFiles(folder.releaseStore.files, 'mf-search', 'aaa').text('../../../../secret.txt'),
  ).rejects.toThrow('is no path of the store');
});

describe('files of a development server', () => {
  const server = createServer(({ url }, answer) => {
    answer.statusCode = url === '/manifest.json' ? 200 : 404;
    answer.end(`content of ${url}`);
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, listening));
    base = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('come from it, but for the server bundle, which is on this disk', async () => {
    await folder.write('server.cjs', 'built');
    const files = developmentFiles(base, folder.dir);
    expect(files.base).toBe(base);
    expect(await files.text('manifest.json')).toBe('content of /manifest.json');
    expect(await files.text('server.cjs')).toBe('built');
  });

  test('that it lacks are rejected with their address and the status', async () => {
    await expect(developmentFiles(base, folder.dir).text('gone.css')).rejects.toThrow(
      `GET ${base}gone.css answered 404`,
    );
  });
});
