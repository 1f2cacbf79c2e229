import {
  contentPage,
  siteConfig,
  snippetDocument,
  storeInfo,
  redirectDocument,
} from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import type { Shape } from '../wire/shape';
import { aroundIt, blocksIn, pageBuilder, type AskedBlocks } from './asked-blocks';
import type { ContentQuestion } from './content-query';
import { blogCardFields } from './queries/inspiration-queries';

/** Redirect of an address with one of its `$spellings`. */
export const redirectQuery = {
  name: 'redirectFrom',
  shape: v.nullable(v.pick(redirectDocument, ['from', 'to', 'status'])),
  groq: `*[_type == "redirect" && from in $spellings][0]{ _id, from, to, status }`,
};

const question = <T>(name: string, shape: Shape<T>, groq: string): ContentQuestion<T> => ({
  name,
  shape,
  groq,
});

/** Header, opening hours and switches of the whole shop. */
export const siteConfigQuery = question(
  'siteConfig',
  v.nullable(siteConfig),
  `*[_type == "siteConfig"][0]{
  _id,
  mainNav[]{ "url": coalesce(url, null), title, "page": page->{ title, slug } },
  showSalePercentage,
  openingHours
}`,
);

/** Error page that replaces a failed page. */
export const errorPageQuery = (blocks: AskedBlocks) =>
  question(
    'errorPage',
    v.nullable(
      v.object({ ...v.pick(contentPage, ['title', 'metaDescription']).entries, ...pageBuilder(blocks) }),
    ),
    `*[_type == "page" && title == "Error"][0]{ _id, title, metaDescription, ${blocksIn('pageBuilder', blocks)} }`,
  );

export const pageBySlugQuery = (blocks: AskedBlocks) =>
  question(
    'pageBySlug',
    v.nullable(v.object({ ...contentPage.entries, ...pageBuilder(blocks) })),
    `*[_type == "page" && slug.current == $slug][0]{
  _id, _type, title, slug, metaDescription, context, ${blocksIn('pageBuilder', blocks)}
}`,
  );

/** Content around a listing. */
export const landingBySlugQuery = (blocks: AskedBlocks) =>
  question(
    'landingBySlug',
    v.nullable(v.object(aroundIt(blocks))),
    `*[_type == "landing" && slug.current == $slug][0]{
  _id, ${blocksIn('above', blocks)}, ${blocksIn('between', blocks)}, ${blocksIn('below', blocks)}
}`,
  );

/** Blogs that editors placed between the products of a listing. */
export const landingTilesQuery = question(
  'landingTiles',
  v.nullish(v.array(v.unknown())),
  `*[_type == "landing" && slug.current == $slug][0].tiles[]->{ ${blogCardFields} }`,
);

export const snippetsQuery = question(
  'snippets',
  v.array(snippetDocument),
  `*[_type == "snippet"]{ _id, key, value }`,
);

/** The shop's promises. Countries and fees are fallbacks for when the commerce backend states none. */
export const promisesQuery = question(
  'promises',
  v.nullable(v.record(v.string(), v.unknown())),
  `*[_type == "promises"][0]{
  _id, delivery[]{ country, workdays },
  shippingFee, freeShippingFrom, cutOffHour, closedDays, latestDeliveryDays, pickupDays,
  returnDays, withdrawalDays, sendBackDays, refundWorkdays, refundDays,
  payLaterDays, payLaterAge, payLaterCountries, linkHours,
  welcomePercentage, welcomeFrom, codePlace, accountDeletion, orderMail
}`,
);

export const storeInfoQuery = question(
  'storeInfo',
  v.nullable(storeInfo),
  `*[_type == "storeInfo"][0]{
  _id, address, zipcode, city, phone, whatsapp, email, facebook, instagram, tiktok, openingHours
}`,
);
