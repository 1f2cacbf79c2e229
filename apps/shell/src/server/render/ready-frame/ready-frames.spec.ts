import { ReadyFrames, type ReadyFrame } from './ready-frames';

const texts = new Map([['headless.shop.name', 'Weefsel']]);
const page = { href: '/cart', context: 'general' } as const;

/** Frames, numbered in the order of their making; `wrong` ones fail. */
function workshop(wrong: readonly number[] = []) {
  const frames = new ReadyFrames();
  let made = 0;
  const make = async (): Promise<ReadyFrame | undefined> => {
    made += 1;
    const number = made;
    if (wrong.includes(-number)) throw new Error('no frame');
    if (wrong.includes(number)) return undefined;
    return { parts: new Map([['menu', `nr. ${number}`]]), marks: new Set(), texts: {} };
  };
  const menuAt = async (change: Partial<{ href: string; context: 'general' | 'men' }> = {}, of = texts) =>
    (await frames.at(of, { ...page, ...change }, make))?.parts.get('menu');
  return { menuAt };
}

test('a frame is made once, also for those who ask at the same time or with another query', async () => {
  const { menuAt } = workshop();
  expect(await Promise.all([menuAt(), menuAt()])).toEqual(['nr. 1', 'nr. 1']);
  expect(await menuAt({ href: '/cart?tn_q=wol' })).toBe('nr. 1');
});

test('it is made anew for another path, another context, and other texts', async () => {
  const { menuAt } = workshop();
  const others = [await menuAt(), await menuAt({ href: '/checkout' }), await menuAt({ context: 'men' })];
  expect([...others, await menuAt({}, new Map(texts))]).toEqual(['nr. 1', 'nr. 2', 'nr. 3', 'nr. 4']);
  expect(await menuAt()).toBe('nr. 1');
});

test('one that broke is made anew for the next page', async () => {
  const { menuAt } = workshop([1, -2]);
  expect([await menuAt(), await menuAt(), await menuAt()]).toEqual([undefined, undefined, 'nr. 3']);
});

test('no more frames are kept than pages that shoppers have to themselves', async () => {
  const { menuAt } = workshop();
  await menuAt();
  for (let order = 0; order < 100; order += 1) await menuAt({ href: `/account/order/${order}` });
  expect(await menuAt()).toBe('nr. 102');
});
