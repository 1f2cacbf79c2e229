import { fromPartial } from '@total-typescript/shoehorn';
import type { RootStore } from '@weefsel/stores';
import { followOtherTabs } from './other-tabs';

test('a tab that is looked at again shows the session and the cart as other tabs left them [SES-04]', async () => {
  const done: string[] = [];
  const resuming = (what: string) => async () => void done.push(what);
  followOtherTabs(
    fromPartial<RootStore>({
      session: { resume: resuming('session') },
      cart: { resume: resuming('cart') },
    }),
  );
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual([]);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(done).toEqual(['session', 'cart']);
});
