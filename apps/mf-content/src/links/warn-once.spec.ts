import { warnOnce } from './warn-once';

test('the same mistake is reported once, however often the page is asked for [BLK-32]', () => {
  const emit = jest.spyOn(process, 'emitWarning').mockImplementation();
  warnOnce('Block type "hologram" is unknown');
  warnOnce('Block type "hologram" is unknown');
  warnOnce('Block type "ufo" is unknown');
  expect(emit).toHaveBeenCalledTimes(2);
});
