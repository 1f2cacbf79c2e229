import { fromAny } from '@total-typescript/shoehorn';
import type { ActionRequest } from '@weefsel/contracts';
import { reviewOnWire } from '../testing/review-wire';
import { paidOrder, REVIEWED, reviewBackend } from '../testing/review-backend';
import { actions } from './review-actions';

const FILLED_IN = {
  points: '4',
  fit: 'small',
  title: ' Mooi gevallen ',
  content: 'De stof is zacht en valt mooi, ook na drie keer wassen.',
  name: 'Emma',
};

function send(form: 'review' | 'withdraw', plight: Parameters<typeof reviewBackend>[0], change: object = {}) {
  const backend = reviewBackend(plight);
  const fields: Record<string, string> = { ...FILLED_IN, ...change };
  const url = new URL(`http://shop/review?product=${REVIEWED}`);
  const answer = actions[form]?.(fromAny<ActionRequest, unknown>({ url, fields }), backend.clients);
  return { answer, saved: backend.saved };
}

const own = reviewOnWire({ id: 'own' });
const back = `/review?product=${REVIEWED}`;
const orders = [paidOrder()];

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('sending a review in', () => {
  test('saves it with the size of the order, and redirects to the review page', async () => {
    const { answer, saved } = send('review', { orders });
    expect(await answer).toMatchObject({ kind: 'done', to: back, say: { kind: 'success' } });
    expect(saved).toEqual([
      [
        REVIEWED,
        {
          name: 'Emma',
          title: 'Mooi gevallen',
          content: FILLED_IN.content,
          points: 4,
          customFields: { nd_size: '38', nd_fit: 'small' },
        },
      ],
    ]);
  });

  test('changes the one that is there, also when the same form is sent twice', async () => {
    const { answer, saved } = send('review', { orders, own });
    await answer;
    expect(saved[0]?.[1]).toMatchObject({ id: 'own', title: 'Mooi gevallen' });
  });

  test.each([
    [{ points: '' }, { points: 'headless.ownReview.error.points' }],
    [{ points: '6' }, { points: 'headless.ownReview.error.points' }],
    [{ title: 'Top' }, { title: 'headless.ownReview.error.headingShort' }],
    [{ content: ' kort ' }, { content: 'headless.ownReview.error.contentShort' }],
    [{ name: ' ' }, { name: 'headless.ownReview.error.name' }],
    [{ fit: 'huge' }, { fit: 'headless.form.error.other' }],
    [{ title: 'x'.repeat(256) }, { title: 'headless.form.error.tooLong' }],
  ])('is refused at the field: %j', async (change, errors) => {
    const { answer, saved } = send('review', { orders }, change);
    expect(await answer).toEqual({ kind: 'refused', errors });
    expect(saved).toEqual([]);
  });

  test('is refused for a shopper who did not buy the product', async () => {
    const { answer, saved } = send('review', { orders: [] });
    expect(await answer).toEqual({ kind: 'refused', failure: 'headless.ownReview.error.notBought' });
    expect(saved).toEqual([]);
  });

  test('is refused with the reason when the login has ended or the backend fails', async () => {
    const failure = async (plight: object) => (await send('review', plight).answer) as object;
    expect(await failure({ isLoggedOut: true })).toEqual({
      kind: 'refused',
      failure: 'headless.ownReview.error.loggedOut',
    });
    expect(await failure({ isDown: true })).toEqual({ kind: 'refused', failure: 'headless.form.failed' });
  });
});

describe('taking a review back', () => {
  test('confirms that it is gone, also the second time', async () => {
    const gone = { kind: 'done', to: back, say: { kind: 'success', text: 'headless.ownReview.withdrawn' } };
    expect(await send('withdraw', { orders, own }).answer).toEqual(gone);
    expect(await send('withdraw', { orders }).answer).toEqual(gone);
  });

  test('reports an error when the backend keeps the review or is down', async () => {
    const failed = { say: { kind: 'error', text: 'headless.ownReview.withdrawFailed' } };
    expect(await send('withdraw', { orders, own, keeps: true }).answer).toMatchObject(failed);
    expect(await send('withdraw', { isDown: true }).answer).toMatchObject(failed);
  });
});
