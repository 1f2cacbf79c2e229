import { isMotionWelcome } from './motion';

test.each([true, false])('motion is welcome when the media query of the system matches: %s', (matches) => {
  Object.assign(window, { matchMedia: () => ({ matches }) });
  expect(isMotionWelcome()).toBe(matches);
});
