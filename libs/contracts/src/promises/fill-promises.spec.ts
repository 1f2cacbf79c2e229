import { fillPromises, fillPromisesIn } from './fill-promises';
import { promiseWords } from './promise-words';
import { builtInPromises } from './nl-nl';

const words = promiseWords(builtInPromises);

test('a promise stands where its place was; other places and unknown names stay as they are', () => {
  expect(fillPromises('Binnen {promise.returnDays}, {name}: {promise.toString} {promise.luck}', words)).toBe(
    'Binnen 30\u00a0dagen, {name}: {promise.toString} {promise.luck}',
  );
});

test('every text of an answer is filled, however deep, and nothing else is touched', () => {
  const answer = {
    title: 'Vanaf {promise.freeShippingFrom}',
    count: 3,
    nothing: null,
    blocks: [{ text: '{promise.cutOff}' }, 'gewoon'],
  };
  expect(fillPromisesIn(answer, words)).toEqual({
    title: 'Vanaf €\u00a050',
    count: 3,
    nothing: null,
    blocks: [{ text: '22.00\u00a0uur' }, 'gewoon'],
  });
});
