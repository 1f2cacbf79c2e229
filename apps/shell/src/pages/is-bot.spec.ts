import { isBot } from './is-bot';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36', false],
  [undefined, false],
])('%s is a bot: %s [OTH-02]', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
