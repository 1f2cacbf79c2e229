import { locale, type PageHead } from '@weefsel/contracts';
import { amountOf, SCHEMA_ORG, toBreadcrumbList, toJsonLd } from '@weefsel/product';
import { galleryPicture } from './gallery/gallery-picture';
import type { ProductPageData } from './product-page-data';
import { chosenColour, isSoldOut, shownOffer, type Selection } from './product-selection';

const DESCRIPTION_LENGTH = 155;

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`;
}

function offerOf(data: ProductPageData, selection: Selection, url: string) {
  const price = shownOffer(data, selection)?.price;
  return {
    '@type': 'Offer',
    url,
    priceCurrency: locale.currency,
    price: (price ? amountOf(price) : 0).toFixed(2),
    availability: `${SCHEMA_ORG}/${isSoldOut(data) ? 'OutOfStock' : 'InStock'}`,
    itemCondition: `${SCHEMA_ORG}/NewCondition`,
  };
}

function productLd(data: ProductPageData, selection: Selection, url: string) {
  const colour = chosenColour(data, selection);
  const number = shownOffer(data, selection)?.number;
  return toJsonLd('Product', {
    name: data.name,
    url,
    image: colour?.pictures.map((picture) => picture.url) ?? [],
    ...(data.paragraphs.length > 0 && { description: data.paragraphs.join(' ') }),
    ...(number && { sku: number }),
    ...(data.brand && { brand: { '@type': 'Brand', name: data.brand.name } }),
    ...(colour?.name && { color: colour.name }),
    offers: offerOf(data, selection, url),
  });
}

/** What the document says about a product: to search engines, to whom it is shared with, and to the browser. */
export function toProductHead(data: ProductPageData, selection: Selection, origin: string): PageHead {
  const url = origin + data.path;
  const { name, brand } = data;
  const picture = chosenColour(data, selection)?.pictures[0];
  const hero = picture && galleryPicture(picture.url, [new URL(picture.url, origin).host], 'column');
  const [first] = data.paragraphs;
  return {
    title: `${brand ? `${name} van ${brand.name}` : name} | Weefsel`,
    ...(first && { description: shortened(first) }),
    canonical: url,
    ...(picture && { image: picture.url }),
    ...(hero && { heroImage: { src: hero.src, srcSet: hero.srcSet, sizes: hero.sizes } }),
    jsonLd: [productLd(data, selection, url), toBreadcrumbList(data.crumbs, origin)],
  };
}
