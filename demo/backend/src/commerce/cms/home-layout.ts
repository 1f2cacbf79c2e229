import { localHref } from '@weefsel/contracts';
import type { Product } from '../../catalogue/types.ts';
import { promised } from '../../promised.ts';
import { bestVariantOf } from '../products/product-subject.ts';
import { toProduct } from '../shapes/product-shape.ts';
import type { Shop } from '../shop.ts';
import type { StoreCall } from '../transport/store-routes.ts';
import { campaignMedia } from './campaign-media.ts';
import type { PagePlan } from './cms-page.ts';
import { image, productSlider, text } from './elements.ts';

const SHOWN = 10;

const HERO = `<h1>Goed gemaakt, lang gedragen</h1>
<p>Kleding en schoenen van zo’n zestig merken, gekozen op stof, snit en afwerking. Vóór {promise.cutOff} besteld, {promise.arrives}.</p>
<p><a class="btn btn-primary" href="${localHref('dames/nieuw/')}">Nieuw voor dames</a> <a class="btn btn-secondary" href="${localHref('heren/nieuw/')}">Nieuw voor heren</a></p>`;

const STORY = `<h2>Een winkel die weet waar een naad hoort</h2>
<p>We voelen elke stof voordat we iets inkopen. Past het toch niet? Je stuurt het binnen {promise.returnDays} gratis terug.</p>`;

/** The most popular of the products that fit, one variant of each. */
function best(shop: Shop, seoUrls: boolean, fits: (product: Product) => boolean) {
  const products = shop.catalogue.products.filter(fits);
  return products
    .sort((one, other) => other.popularity - one.popularity || one.index - other.index)
    .slice(0, SHOWN)
    .map((product) =>
      toProduct(shop, { product, variant: bestVariantOf(shop, product) ?? null }, { seoUrls }),
    );
}

/** Layout of the root category. */
export function homeLayout(shop: Shop, { seoUrls }: Pick<StoreCall, 'seoUrls'>): PagePlan {
  const tile = (slot: string, path: string, alt: string, scene: 1 | 2 | 4) => {
    const mood = path.startsWith('dames') ? ('ladies' as const) : ('men' as const);
    return image(slot, {
      media: campaignMedia(shop, { mood, scene, size: 'tile', alt }),
      url: localHref(path),
    });
  };
  const hero = {
    mood: 'general',
    scene: 0,
    size: 'banner',
    alt: 'Kledingrek met mantels en breisels',
  } as const;
  return {
    key: 'home',
    name: 'Voorpagina',
    type: 'landingpage',
    sections: [
      {
        type: 'default',
        sizing: 'full_width',
        blocks: [
          {
            type: 'image-text',
            slots: [image('left', { media: campaignMedia(shop, hero) }), text('right', promised(HERO))],
          },
        ],
      },
      {
        type: 'default',
        blocks: [
          {
            type: 'product-slider',
            slots: [
              productSlider('productSlider', 'Net binnen', () => best(shop, seoUrls, ({ isNew }) => isNew)),
            ],
          },
          {
            type: 'image-three-column',
            slots: [
              tile('left', 'dames/kleding/jurken/', 'Jurken', 1),
              tile('center', 'heren/kleding/overhemden/', 'Overhemden', 2),
              tile('right', 'dames/kleding/jassen/', 'Jassen', 4),
            ],
          },
          { type: 'text-hero', slots: [text('content', promised(STORY))] },
          {
            type: 'product-slider',
            slots: [
              productSlider('productSlider', 'Sale', () =>
                best(shop, seoUrls, ({ listPriceCents }) => listPriceCents !== null),
              ),
            ],
          },
        ],
      },
    ],
  };
}
