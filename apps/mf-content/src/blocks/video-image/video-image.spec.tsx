import { fireEvent, screen } from '@testing-library/react';
import { showInShop } from '../../testing/shop';
import { blockContext } from '../../testing/block-context';
import { image, reference } from '../../testing/wire';
import { reading, type VideoImageBlock } from './to-video-image';
import { VideoImage } from './video-image';

const block: VideoImageBlock = {
  _type: 'videoImage',
  _key: 'k',
  title: 'Zo weven we',
  image: image(),
  imageAlt: 'Een weefgetouw',
  video: { _type: 'file', asset: reference('file-abc123-mp4') },
  transcript: 'Een weefgetouw klakt.',
};
const show = (more: Partial<VideoImageBlock> = {}, warn = jest.fn()) =>
  showInShop(<VideoImage block={reading.toProps({ ...block, ...more }, blockContext({ warn }))} />);
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');

describe('a film', () => {
  test('plays when its picture is pressed; the picture goes away once it plays [BLK-09]', async () => {
    play.mockResolvedValue();
    const { shopper, container } = show();
    const film = container.querySelector('video') ?? document.createElement('video');
    expect(film).toHaveAttribute('src', 'http://content/files/p/d/abc123.mp4');
    expect(film).toHaveAttribute('preload', 'none');
    await shopper.click(screen.getByRole('button', { name: 'Speel de film af: Zo weven we' }));
    expect(play).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('img', { name: 'Een weefgetouw' })).toBeVisible();
    fireEvent.play(film);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(film).toHaveFocus();
  });

  test('that cannot play leaves the browser’s own controls to say so [BLK-09]', async () => {
    play.mockRejectedValue(new Error('NotSupportedError'));
    const { shopper } = show();
    await shopper.click(screen.getByRole('button'));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('can be read, too', () => {
    show();
    expect(screen.getByText('Lees wat je ziet en hoort')).toBeVisible();
    expect(screen.getByText('Een weefgetouw klakt.')).toBeInTheDocument();
  });
});

test('without a film, or with a broken one, the picture is just a picture [BLK-09]', () => {
  const warn = jest.fn();
  const { container } = show({ video: { _type: 'file', asset: reference('file-kapot') } }, warn);
  expect(screen.getByRole('img', { name: 'Een weefgetouw' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(container.querySelector('video')).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('file-kapot'));
});
