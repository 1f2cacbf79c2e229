import { blogCardFields } from './queries/card-fields';

/** Header, opening hours and switches of the whole shop. */
export const siteConfigQuery = `*[_type == "siteConfig"][0]{
  mainNav[]{ "url": coalesce(url, null), title, "page": page->{ title, slug } },
  showSalePercentage,
  openingHours
}`;

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
export const errorPageQuery = `*[_type == "page" && title == "Error"][0]{ title, metaDescription, ${pageBuilder} }`;

export const pageBySlugQuery = `*[_type == "page" && slug.current == $slug][0]{
  _id, _type, title, slug, metaDescription, context, ${pageBuilder}
}`;

/** What stands around a listing. */
export const landingBySlugQuery = `*[_type == "landing" && slug.current == $slug][0]{
  ${blocksOf('above')}, ${blocksOf('below')}
}`;

export const snippetsQuery = `*[_type == "snippet"]{ key, value }`;

export const storeInfoQuery = `*[_type == "storeInfo"][0]{
  address, zipcode, city, phone, whatsapp, email, facebook, instagram, tiktok, openingHours
}`;
