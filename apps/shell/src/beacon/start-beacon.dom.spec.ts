import { BEACON } from '@weefsel/contracts';
import { startBeacon } from './start-beacon';

const measurePage = jest.fn();
jest.mock('./measure-page', () => ({ measurePage: (report: unknown): void => void measurePage(report) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hide = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('errors and rejections are sent when the page is hidden, and not a second time', () => {
  const sendBeacon = jest.fn((_url: string, _body: string) => true);
  Object.assign(navigator, { sendBeacon });
  startBeacon();
  const error = Object.assign(new RangeError('secret'), { stack: 'at http://localhost/assets/main.js:1:2' });
  dispatchEvent(new ErrorEvent('error', { error }));
  // A picture that failed to load, and a cross-origin script error without details.
  dispatchEvent(new Event('error'));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  hide('visible');
  expect(sendBeacon).not.toHaveBeenCalled();
  hide('hidden');
  hide('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe(BEACON);
  expect(JSON.parse(body ?? '')).toMatchObject({
    faults: [
      { kind: 'error', name: 'RangeError', release: 'shell' },
      { kind: 'rejection', name: 'RangeError', release: 'shell' },
    ],
  });
  expect(body).not.toContain('secret');
});

test('measuring begins about eight seconds after the start', async () => {
  const report = startBeacon();
  await jest.advanceTimersByTimeAsync(7900);
  expect(measurePage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  expect(measurePage).toHaveBeenCalledWith(report);
});
