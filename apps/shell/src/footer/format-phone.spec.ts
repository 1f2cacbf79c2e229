import { formatPhone } from './format-phone';

test.each([
  ['+31300123456', '030 012 34 56'],
  ['+31600123456', '06 00 12 34 56'],
  ['+31348012345', '0348 01 23 45'],
  ['+3225550123', '+3225550123'],
])('%s reads %s', (phone, read) => expect(formatPhone(phone).replaceAll('\u00a0', ' ')).toBe(read));
