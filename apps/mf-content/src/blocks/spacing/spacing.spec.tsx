import { render } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { Spacing } from './spacing';
import { reading, type SpacingBlock } from './to-spacing';

const heights = (desktopHeight: unknown, mobileHeight: unknown) =>
  reading.toProps(
    { _type: 'spacing', _key: 'k', desktopHeight, mobileHeight } as SpacingBlock,
    blockContext(),
  );

test('room between blocks has a height for desktops and one for phones [BLK-11]', () => {
  const { container } = render(<Spacing block={heights(80, 24)} />);
  expect(container.firstElementChild).toHaveStyle({ '--desktop': '80px', '--mobile': '24px' });
});

test('an invalid height becomes zero, and an excessive one is capped [BLK-11]', () => {
  expect(heights('80', -4)).toEqual({ desktop: 0, mobile: 0 });
  expect(heights(Number.NaN, 9000)).toEqual({ desktop: 0, mobile: 480 });
});
