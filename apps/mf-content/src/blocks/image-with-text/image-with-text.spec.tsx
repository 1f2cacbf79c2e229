import { render, screen } from '@testing-library/react';
import { blockContext } from '../../testing/block-context';
import { image, paragraph } from '../../testing/wire';
import { ImageWithText } from './image-with-text';
import { reading, type ImageWithTextBlock } from './to-image-with-text';

const block: ImageWithTextBlock = {
  _type: 'imageWithText',
  _key: 'k',
  image: image(),
  imageAlt: 'Een wollen jas op een hanger',
  imageFormat: 'square',
  imageLeft: true,
  title: 'Wol ademt',
  text: [paragraph('Hang hem een nacht buiten.')],
};
const props = (more: Partial<ImageWithTextBlock> = {}) =>
  reading.toProps({ ...block, ...more }, blockContext());

describe('a picture beside a text', () => {
  test.each([
    ['square', 1],
    ['rectangleHorizontal', 4 / 3],
    ['rectangleVertical', 4 / 5],
  ] as const)('is cut to the format %s, and reserves its space [BLK-29]', (imageFormat, ratio) => {
    render(<ImageWithText block={props({ imageFormat })} />);
    const picture = screen.getByRole('img', { name: 'Een wollen jas op een hanger' });
    const side = (name: string) => Number(picture.getAttribute(name));
    expect(side('width') / side('height')).toBeCloseTo(ratio);
    const asked = new URL(picture.getAttribute('src') ?? '').searchParams;
    expect(Number(asked.get('w')) / Number(asked.get('h'))).toBeCloseTo(ratio);
  });

  test('stands left or right of the text, and always precedes it in the document [BLK-29]', () => {
    expect(props().imageLeft).toBe(true);
    const { container } = render(<ImageWithText block={props({ imageLeft: false })} />);
    expect(container.querySelector('[data-image]')).toHaveAttribute('data-image', 'right');
    const heading = screen.getByRole('heading', { level: 2, name: 'Wol ademt' });
    const order = screen.getByRole('img').compareDocumentPosition(heading);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test.each([
    ['solid', 'solid'],
    ['border', 'border'],
    [undefined, 'none'],
  ] as const)('has the frame that the editor chose: %s is %s [BLK-29]', (imageBoxShadow, shown) => {
    const { container } = render(<ImageWithText block={props(imageBoxShadow ? { imageBoxShadow } : {})} />);
    expect(container.querySelector('[data-shadow]')).toHaveAttribute('data-shadow', shown);
  });

  test('that only decorates is hidden from screen readers [BLK-29]', () => {
    render(<ImageWithText block={props({ imageAlt: '' })} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});
