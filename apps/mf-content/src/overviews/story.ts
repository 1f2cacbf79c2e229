import type { Blog, InspirationItem, Look, OverviewMedia } from '@weefsel/api-clients';
import { lookHref, safeHref } from '@weefsel/contracts';
import type { ImageProps } from '../images/to-image';

/** A blog or look as its card shows it. */
export interface Story {
  key: string;
  href: string;
  title: string;
  /** In one or two parts; phones show only the second, if any. */
  description?: readonly [string] | readonly [lead: string, rest: string];
  /** Label of the card in overviews of both kinds. */
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

/** Splits after the first hyphen. A text with nothing after it stays whole. */
export function splitDescription(text: string): NonNullable<Story['description']> {
  const hyphen = text.indexOf('-');
  const rest = text.slice(hyphen + 1).trim();
  return hyphen < 0 || rest === '' ? [text] : [text.slice(0, hyphen + 1), text.slice(hyphen + 1)];
}

/** A blog as story; its link is the custom field `seoUrl`. */
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

/** A look as story; its link is `/nl/look/` plus the last segment of its url. */
export const toLookStory = ({ versionId, url, cover, translated }: Look): Story => ({
  key: versionId,
  href: lookHref(url),
  title: translated.name,
  picture: toPicture(cover.media),
});

/** A story in an overview of both kinds, labelled with its kind. */
export const toStory = (item: InspirationItem): Story => ({
  ...(item.type === 'blog' ? toBlogStory(item) : toLookStory(item)),
  kind: item.type,
});
