import { fromPartial } from '@total-typescript/shoehorn';
import type { ContentClients } from '../content-clients';
import { blockSources, type BlockSources } from './block-sources';
import { resolve } from './resolve';

const hours = { _type: 'openingHours', _key: 'h' };
const text = { _type: 'textBlock', _key: 't' };
const url = new URL('http://shop/nl/winkels/');

let sources: BlockSources;

beforeAll(async () => {
  sources = await blockSources();
});

const ask = (storeInfo: () => Promise<unknown>, signal = new AbortController().signal) => {
  const warn = jest.fn();
  const clients = fromPartial<ContentClients>({ content: { storeInfo } });
  return { warn, answers: resolve(sources, [text, hours], { clients, url, signal, warn }) };
};

describe('data that blocks request before they are shown', () => {
  test('is requested for the blocks that need it, and kept by block', async () => {
    const { answers } = ask(async () => ({ city: 'Utrecht' }));
    const resolved = await answers;
    expect([...resolved.answers]).toEqual([[hours, { city: 'Utrecht' }]]);
    expect(resolved).not.toHaveProperty('failure');
  });

  test('may fail: the page goes on without it, and a warning is logged [BLK-33]', async () => {
    const { answers, warn } = ask(() => Promise.reject(new Error('down')));
    expect(await answers).toEqual({ answers: new Map(), failure: new Error('down') });
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"h".*openingHours.*down/));
  });

  test('rejects without a warning when the request was aborted', async () => {
    const gone = new AbortController();
    gone.abort();
    const { answers, warn } = ask(() => Promise.reject(new Error('aborted')), gone.signal);
    await expect(answers).rejects.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });
});
