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

describe('what blocks ask for before they are shown', () => {
  test('is asked for the blocks that ask something, and kept by block', async () => {
    const { answers } = ask(async () => ({ city: 'Utrecht' }));
    const resolved = await answers;
    expect([...resolved.answers]).toEqual([[hours, { city: 'Utrecht' }]]);
    expect(resolved).not.toHaveProperty('failure');
  });

  test('may fail: the page goes on without, and the operators hear of it [BLK-33]', async () => {
    const { answers, warn } = ask(() => Promise.reject(new Error('down')));
    expect(await answers).toEqual({ answers: new Map(), failure: new Error('down') });
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"h".*openingHours.*down/));
  });

  test('is given up when the shopper has gone', async () => {
    const gone = new AbortController();
    gone.abort();
    const { answers, warn } = ask(() => Promise.reject(new Error('aborted')), gone.signal);
    await expect(answers).rejects.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });
});
