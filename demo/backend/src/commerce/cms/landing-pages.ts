import { localHref } from '@weefsel/contracts';
import { localSeoPath } from '../../catalogue/local-seo-path.ts';
import { fixedId } from '../../database/fixed-id.ts';
import { LIVE_VERSION_ID } from '../context/reference-data.ts';
import { toSeoUrl } from '../shapes/seo-url-shape.ts';
import type { Shop } from '../shop.ts';
import { campaignMedia } from './campaign-media.ts';
import { cmsPageId, type PagePlan } from './cms-page.ts';
import { image, text } from './elements.ts';

/** A campaign page without a category. */
export interface LandingPage {
  id: string;
  name: string;
  /** Without leading or trailing slash. */
  url: string;
  description: string;
}

export const LANDING_PAGES: readonly LandingPage[] = [
  {
    id: fixedId('landing-page', 'linnen'),
    name: 'Het linnen van dit seizoen',
    url: localSeoPath('campagne/linnen'),
    description: 'Luchtig, sterk en met elke wasbeurt zachter: zo draag je linnen van mei tot september.',
  },
];

const WORDS = `<h2>Waarom linnen?</h2>
<p>Linnen neemt vocht op zonder klam te worden en droogt snel. Kreukels horen erbij; wie ze niet wil, strijkt het klamvochtig.</p>
<p><a href="${localHref('dames/kleding/blouses/')}">Blouses</a> · <a href="${localHref('heren/kleding/overhemden/')}">Overhemden</a></p>`;

export function landingLayout(shop: Shop, { name, description }: LandingPage): PagePlan {
  const media = campaignMedia(shop, { mood: 'general', scene: 3, size: 'banner', alt: name });
  return {
    key: 'landing',
    name: 'Campagne',
    type: 'landingpage',
    sections: [
      {
        type: 'default',
        sizing: 'full_width',
        blocks: [
          { type: 'image-cover', slots: [image('image', { media })] },
          { type: 'text-hero', slots: [text('content', `<h1>${name}</h1><p>${description}</p>`)] },
          { type: 'text', slots: [text('content', WORDS)] },
        ],
      },
    ],
  };
}

export const landingSeoUrl = ({ id, url }: LandingPage) => toSeoUrl('landing', id, url);

/** A landing page on the wire, without its layout. */
export function toLandingPage(page: LandingPage, seoUrls: boolean) {
  const { id, name, url, description } = page;
  const texts = { name, url, metaTitle: name, metaDescription: description, keywords: null };
  return {
    id,
    versionId: LIVE_VERSION_ID,
    active: true,
    ...texts,
    slotConfig: null,
    customFields: null,
    cmsPageId: cmsPageId('landing'),
    cmsPageVersionId: LIVE_VERSION_ID,
    seoUrls: seoUrls ? [landingSeoUrl(page)] : null,
    translated: { ...texts, slotConfig: null, customFields: {} },
    createdAt: '2024-01-01T00:00:00.000+00:00',
    updatedAt: null,
    apiAlias: 'landing_page',
  };
}
