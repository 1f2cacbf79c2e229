import type { Blog, InspirationItem, Look, OverviewMedia } from '@weefsel/api-clients';
import { lookHref, safeHref } from '@weefsel/contracts';
import type { ImageProps } from '../images/to-image';

/** A blog or look as its card shows it. */
export interface Story {
  key: string;
  href: string;
  title: string;
  /** In two parts: phones show the second only, when there is one. */
  description?: readonly [string] | readonly [lead: string, rest: string];
  /** Said on the card where blogs and looks stand together. */
  kind?: 'look' | 'blog';
  picture: ImageProps;
}

function toPicture({ url, alt, thumbnails }: OverviewMedia): ImageProps {
  const largest = thumbnails.at(-1);
  return {
    src: largest?.url ?? url,
    srcSet: thumbnails.map((one) => `${one.url} ${one.width}w`).join(', '),
    width: largest?.width ?? 4,
    height: largest?.height ?? 5,
    alt,
  };
}

/** Splits after the first hyphen; a text without one, or with nothing after it, stays whole. */
export function splitDescription(text: string): NonNullable<Story['description']> {
  const hyphen = text.indexOf('-');
  const rest = text.slice(hyphen + 1).trim();
  return hyphen < 0 || rest === '' ? [text] : [text.slice(0, hyphen + 1), text.slice(hyphen + 1)];
}

/** A blog leads to the path in its custom field `seoUrl`. */
export function toBlogStory({ versionId, media, translated, customFields }: Blog): Story {
  const description = translated.shortDescription;
  return {
    key: versionId,
    href: safeHref(customFields.seoUrl),
    title: translated.name,
    ...(description && { description: splitDescription(description) }),
    picture: toPicture(media),
  };
}

/** A look leads to `/nl/look/` plus the last segment of its url. */
export const toLookStory = ({ versionId, url, cover, translated }: Look): Story => ({
  key: versionId,
  href: lookHref(url),
  title: translated.name,
  picture: toPicture(cover.media),
});

/** In an overview of both kinds each story says which it is. */
export const toStory = (item: InspirationItem): Story => ({
  ...(item.type === 'blog' ? toBlogStory(item) : toLookStory(item)),
  kind: item.type,
});
