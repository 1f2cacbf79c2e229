import { showInShop } from '../testing/shop';
import { blockContext } from '../testing/block-context';
import { everyBlock } from '../testing/every-block';
import { withoutLayout } from '../testing/without-layout';
import { blockSources } from './block-sources';
import { Blocks } from './blocks';
import { toBlocks } from './to-blocks';

jest.mock('@weefsel/federation/runtime', () => ({
  ...jest.requireActual<object>('@weefsel/federation/runtime'),
  RemoteFragment: () => null,
  useRevalidator: () => ({ revalidate: () => {}, state: 'idle' }),
}));

const FIELDS = [
  ...['title', 'text', 'kicker', 'quote', 'name', 'html', 'transcript', 'imageAlt', 'mapImageAlt'],
  ...['image', 'imageMobile', 'mapImage', 'video', 'heroType', 'headingLevel', 'titleLevel', 'feed'],
  ...['buttons', 'button', 'button1', 'button2', 'finalLink', 'tabs', 'elements', 'banners', 'options'],
  ...['blogs', 'cards', 'firstColumn', 'secondColumn', 'desktopHeight', 'facebook', 'imageFormat'],
];

const filledWith = (value: unknown) => Object.fromEntries(FIELDS.map((field) => [field, value]));

/** Invalid content as left by imports, other Studio versions and mistakes of editors. */
const JUNK: [string, object][] = [
  ['no fields', {}],
  ['null', filledWith(null)],
  ['numbers', filledWith(7)],
  ['words', filledWith('woorden')],
  ['objects', filledWith({ _type: 'raadsel' })],
  ['empty lists', filledWith([])],
  ['lists of nothing', filledWith([null, undefined, 7, 'x', {}])],
];

beforeAll(everyBlock);

test.each(JUNK)(
  'a block of any type with %s in its fields does not break its page [BLK-32]',
  async (_name, fields) => {
    withoutLayout();
    const sources = await blockSources();
    expect(sources.size).toBeGreaterThan(20);
    for (const _type of sources.keys()) {
      const page = [
        { _type, _key: 'broken', ...fields },
        { _type: 'quote', _key: 'whole', quote: `Nog te lezen na ${_type}` },
      ];
      const { container } = showInShop(<Blocks blocks={toBlocks(sources, blockContext({ page }))} />);
      expect(container).toHaveTextContent(`Nog te lezen na ${_type}`);
    }
  },
);
