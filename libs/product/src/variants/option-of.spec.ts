import { axisOf, optionOf } from './option-of';

const option = (group: string, name: string, displayType?: string) => ({
  id: `${group}/${name}`,
  translated: { name },
  group: { id: group, translated: { name: group }, ...(displayType && { displayType }) },
});

test.each([
  ['Kleur', undefined, 'colour'],
  ['Tint', 'color', 'colour'],
  ['Maat', undefined, 'size'],
  ['Lengtemaat', 'text', 'length'],
  ['Materiaal', 'text', undefined],
])('an option of %s (%s) chooses a %s', (group, displayType, axis) => {
  expect(axisOf(option(group, 'x', displayType))).toBe(axis);
});

test('a variant has the option of each kind that it was made with', () => {
  const options = [option('Lengtemaat', '32'), option('Maat', '30')];
  expect(optionOf({ options }, 'size')?.translated?.name).toBe('30');
  expect(optionOf({ options }, 'length')?.translated?.name).toBe('32');
  expect(optionOf({ options }, 'colour')).toBeUndefined();
  expect(optionOf({}, 'size')).toBeUndefined();
});
