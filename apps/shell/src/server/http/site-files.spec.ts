import fastify from 'fastify';
import sharp from 'sharp';
import { PAYMENT_MARKS, PAYMENT_MARKS_PATH } from '../../footer/payment-mark-names';
import { siteFiles } from './site-files';

const shop = () => {
  const app = fastify();
  siteFiles(app);
  return app;
};

test('every PNG icon of the web manifest has its declared size, and one icon is maskable', async () => {
  const app = shop();
  const { icons, start_url } = (await app.inject('/site.webmanifest')).json<{
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  }>();
  expect(start_url).toBe('/nl/');
  expect(icons.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512')).toBe(true);
  for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
    const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  await app.close();
});

test('browsers that ask for the old names get an icon too', async () => {
  const app = shop();
  const ico = await app.inject('/favicon.ico');
  expect([ico.statusCode, ico.headers['content-type']]).toEqual([200, 'image/x-icon']);
  expect((await sharp(ico.rawPayload.subarray(22)).metadata()).width).toBe(48);
  expect((await app.inject('/apple-touch-icon.png')).headers['content-type']).toBe('image/png');
  await app.close();
});

test('the picture of the payment marks has one of each that the footer shows [FTR-04]', async () => {
  const app = shop();
  const { body, headers } = await app.inject(PAYMENT_MARKS_PATH);
  expect(headers['content-type']).toBe('image/svg+xml');
  const views = [...body.matchAll(/<view id="([\w-]+)"/g)].map(([, name]) => name);
  expect(views).toEqual(Object.keys(PAYMENT_MARKS));
  expect((await sharp(Buffer.from(body)).metadata()).format).toBe('svg');
  await app.close();
});
