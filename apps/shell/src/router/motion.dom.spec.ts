import { isMotionWelcome } from './motion';

test.each([true, false])('motion is welcome where the system says so: %s', (matches) => {
  Object.assign(window, { matchMedia: () => ({ matches }) });
  expect(isMotionWelcome()).toBe(matches);
});
