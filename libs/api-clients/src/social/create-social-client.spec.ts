import { recordingTransport } from '../testing/recording-transport';
import { createSocialClient } from './create-social-client';

const item = { id: '17', permalink: 'https://social.test/p/a/', image_url: 'https://pictures.test/a.jpg' };

test('asks for twelve posts of a feed, wherever the address wants its number [BLK-20]', async () => {
  const { transport, asked } = recordingTransport(() => ({ body: { id: 2, items: [item] } }));
  const inPath = createSocialClient({ feedUrl: 'https://social.test/feeds/{id}?limit={limit}', transport });
  await expect(inPath.feed(2)).resolves.toEqual([item]);
  const inQuery = createSocialClient({ feedUrl: 'https://social.test/get?feed={id}&n={limit}', transport });
  await inQuery.feed(3);
  expect(asked.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', '/feeds/2', { limit: '12' }],
    ['GET', '/get', { feed: '3', n: '12' }],
  ]);
});

test('an answer without posts is a failure, not an empty feed [BLK-20]', async () => {
  const { transport } = recordingTransport(() => ({ body: { error: 'Feed not found' } }));
  const social = createSocialClient({ feedUrl: 'https://social.test/{id}', transport });
  await expect(social.feed(2)).rejects.toMatchObject({ name: 'MalformedAnswerError' });
});

test('returns no posts without a feed address, and sends no request', async () => {
  const transport = jest.fn();
  expect(await createSocialClient({ feedUrl: '', transport }).feed(2)).toEqual([]);
  expect(transport).not.toHaveBeenCalled();
});
