import { createContentClient, type ContentClient } from '@weefsel/api-clients';
import { sharingSettings } from './shared-settings';

type Settings = Awaited<ReturnType<ContentClient['siteConfig']>>;

const settings: Settings = { mainNav: [], showSalePercentage: false, openingHours: {} };

/** A content service with manually resolved settings. */
function content() {
  const siteConfig = jest.fn<Promise<Settings>, [AbortSignal?]>();
  const client = createContentClient({
    apiHost: 'http://content.test',
    projectId: 'p',
    dataset: 'd',
    imageHost: '',
  });
  let time = 5000;
  const shared = sharingSettings({ ...client, siteConfig }, () => time);
  return { siteConfig, shared, pass: (ms: number) => (time += ms) };
}

test('shares an answer for one second, and asks again afterwards', async () => {
  const { siteConfig, shared, pass } = content();
  siteConfig.mockResolvedValue(settings);
  expect(await Promise.all([shared.siteConfig(), shared.siteConfig()])).toEqual([settings, settings]);
  pass(999);
  await shared.siteConfig();
  expect(siteConfig).toHaveBeenCalledTimes(1);
  pass(1);
  await shared.siteConfig();
  expect(siteConfig).toHaveBeenCalledTimes(2);
});

test('a failure is not shared with those who come after it', async () => {
  const { siteConfig, shared } = content();
  siteConfig.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(settings);
  await expect(shared.siteConfig()).rejects.toThrow('away');
  expect(await shared.siteConfig()).toEqual(settings);
});

test('an aborted caller does not abort the request of others', async () => {
  const { siteConfig, shared } = content();
  const answer = Promise.withResolvers<Settings>();
  siteConfig.mockReturnValue(answer.promise);
  const impatient = shared.siteConfig(AbortSignal.abort(new Error('too late')));
  const patient = shared.siteConfig();
  await expect(impatient).rejects.toThrow('too late');
  answer.resolve(settings);
  expect(await patient).toEqual(settings);
  expect(siteConfig).toHaveBeenCalledTimes(1);
});
