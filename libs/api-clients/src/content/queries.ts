import {
  contentPage,
  landingDocument,
  siteConfig,
  snippetDocument,
  storeInfo,
} from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import type { Shape } from '../wire/shape';
import type { ContentQuestion } from './content-query';
import { blogCardFields } from './queries/card-fields';

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

const brandCard = `name, url, image`;

/** A field of blocks as they are written, and beside each reference to another document what is shown of that one. */
const blocksOf = (field: string) => `${field}[]{
  ...,
  _type == "blogTeasers" => { "cards": (blogs[]->)[defined(_id)]{ ${blogCardFields} } },
  _type == "inPageMenu" => { tabs[]{ ..., "page": pageReference->{ title, slug } } },
  _type in ["contentSlider", "manufacturerSlider"] => {
    elements[]{ ..., "page": pageReference->{ title, slug }, "brand": selectedBrand->{ ${brandCard} } }
  }
}`;

export const pageBuilder = blocksOf('pageBuilder');

/** The page that is shown instead of one that failed. */
export const errorPageQuery = question(
  'errorPage',
  v.nullable(v.pick(contentPage, ['title', 'metaDescription', 'pageBuilder'])),
  `*[_type == "page" && title == "Error"][0]{ _id, title, metaDescription, ${pageBuilder} }`,
);

export const pageBySlugQuery = question(
  'pageBySlug',
  v.nullable(contentPage),
  `*[_type == "page" && slug.current == $slug][0]{
  _id, _type, title, slug, metaDescription, context, ${pageBuilder}
}`,
);

/** What stands around a listing. */
export const landingBySlugQuery = question(
  'landingBySlug',
  v.nullable(v.pick(landingDocument, ['above', 'below'])),
  `*[_type == "landing" && slug.current == $slug][0]{
  _id, ${blocksOf('above')}, ${blocksOf('below')}
}`,
);

export const snippetsQuery = question(
  'snippets',
  v.array(snippetDocument),
  `*[_type == "snippet"]{ _id, key, value }`,
);

/** What the shop promises; countries and fees are in it for when the commerce backend does not say. */
export const promisesQuery = question(
  'promises',
  v.nullable(v.record(v.string(), v.unknown())),
  `*[_type == "promises"][0]{
  _id, delivery[]{ country, workdays },
  shippingFee, freeShippingFrom, cutOffHour, latestDeliveryDays, pickupDays,
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
