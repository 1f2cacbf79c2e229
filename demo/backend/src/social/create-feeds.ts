import { createHash } from 'node:crypto';
import type { Catalogue, Gender, Product } from '../catalogue/types.ts';
import type { Scene } from '../images/image-assets.ts';
import type { Feed, FeedItem } from './feed.ts';

export interface FeedSources {
  catalogue: Pick<Catalogue, 'products'>;
  /** Address of a square campaign picture; `scene` is its index. */
  campaignUrl: (mood: 'ladies' | 'men', scene: Scene) => string;
  /** Address of a square picture of a medium. */
  mediaUrl: (mediaId: string) => string;
}

type Post = Omit<FeedItem, 'id' | 'shortcode'>;

const SCENES = [0, 1, 2, 3, 4, 5] as const satisfies readonly Scene[];

const SIDES = [
  {
    id: 2,
    gender: 'dames',
    mood: 'ladies',
    captions: [
      'Alles wat je nodig hebt, aan één rek.',
      'Ochtendlicht en een jas die je elke dag wilt dragen.',
      'Van boven bekeken: onze favoriete combinatie van deze week.',
      'Stapelen mag. Zachte breisels in de kleuren van het seizoen.',
      'Stof die valt zoals het hoort.',
      'Soms is één jurk genoeg.',
    ],
  },
  {
    id: 3,
    gender: 'heren',
    mood: 'men',
    captions: [
      'Vijf stukken, twee weken aan outfits.',
      'Eerst koffie, dan deze jas aan.',
      'Zo leggen wij hem klaar op zondagavond.',
      'Breisels die warm zijn zonder zwaar te worden.',
      'Een goed jasje herken je aan de stof.',
      'Klaar voor de eerste koude dag.',
    ],
  },
] as const satisfies readonly { gender: Gender; [key: string]: unknown }[];

const RECOMMENDATIONS = [
  'Nu in onze winkels en online.',
  'Wij dragen hem het liefst met iets eenvoudigs eronder.',
  'Weer op voorraad, in alle maten.',
  'Pas hem gerust even in de winkel bij jou in de buurt.',
  'Een van de stukken waar we het vaakst naar grijpen.',
  'Mooi van stof, en dat zie je van dichtbij.',
];

const digest = (text: string) => createHash('sha256').update(text).digest();

function toItem(feedId: number, post: Post): FeedItem {
  const hash = digest(`${feedId}/${post.imageUrl}`);
  const number = hash.readBigUInt64BE() % 10n ** 15n;
  const shortcode = `C${hash.toString('base64url').slice(0, 10)}`;
  return { ...post, id: `17${String(number).padStart(15, '0')}`, shortcode };
}

/** Most popular product of each kind, so that no two posts look alike. */
function favourites(products: readonly Product[], gender: Gender, count: number): Product[] {
  const byPopularity = products
    .filter((product) => product.gender === gender)
    .toSorted((a, b) => b.popularity - a.popularity || a.index - b.index);
  const garments = new Set<string>();
  return byPopularity
    .filter(({ made: { garment } }) => !garments.has(garment) && garments.add(garment))
    .slice(0, count);
}

const productPost = (
  { name, brand, mediaIds }: Product,
  place: number,
  mediaUrl: FeedSources['mediaUrl'],
): Post[] =>
  mediaIds.slice(0, 1).map((mediaId) => ({
    imageUrl: mediaUrl(mediaId),
    caption: `${name} van ${brand.name}. ${RECOMMENDATIONS[place] ?? ''}`,
  }));

/** Feeds of both sides of the shop: campaigns alternating with popular products. */
export const createFeeds = ({ catalogue, campaignUrl, mediaUrl }: FeedSources): Feed[] =>
  SIDES.map(({ id, gender, mood, captions }) => {
    const goods = favourites(catalogue.products, gender, SCENES.length);
    const posts = SCENES.flatMap((scene): Post[] => {
      const product = goods[scene];
      const campaign = { imageUrl: campaignUrl(mood, scene), caption: captions[scene] };
      return [campaign, ...(product ? productPost(product, scene, mediaUrl) : [])];
    });
    return { id, items: posts.map((post) => toItem(id, post)) };
  });
