/** What an overview shows of a blog. */
export const blogCardFields = '_id, title, slug, shortDescription, image, audience, publishedAt';

/** What an overview shows of a look. */
export const lookCardFields = '_id, title, slug, image, audience, publishedAt';

/** Newest first; what came out together keeps one order, so that no page repeats another. */
export const newestFirst = 'order(publishedAt desc, _id asc)';

/** A document that can be shown has an address and a picture. */
export const isShown = 'defined(slug.current) && defined(image.asset)';

/** Can be shown, and is for `$gender` when that is given. */
export const shownForGender = `${isShown} && ($gender == "" || audience == $gender)`;
