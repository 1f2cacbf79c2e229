/** Header, opening hours and switches of the whole shop. */
export const siteConfigQuery = `*[_type == "siteConfig"][0]{
  mainNav[]{ "url": coalesce(url, null), title, "page": page->{ title, slug } },
  showSalePercentage,
  openingHours
}`;

/** The page that is shown instead of one that failed. */
export const errorPageQuery = `*[_type == "page" && title == "Error"][0]{ title, metaDescription, pageBuilder }`;

export const pageBySlugQuery = `*[_type == "page" && slug.current == $slug][0]{
  _id, _type, title, slug, metaDescription, context, pageBuilder
}`;

export const snippetsQuery = `*[_type == "snippet"]{ key, value }`;

export const storeInfoQuery = `*[_type == "storeInfo"][0]{
  address, zipcode, city, phone, whatsapp, email, facebook, instagram, tiktok, openingHours
}`;
