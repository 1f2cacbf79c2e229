import * as v from 'valibot';
import { blockKind } from './block-kind.ts';
import { line, picture, text, toButton, writtenButton } from './fields.ts';

/** The head of a page: alone, or with a picture beside or behind it. */
export const pageHero = blockKind(
  {
    title: text,
    body: v.exactOptional(line),
    heroType: v.optional(v.picklist(['plain', 'imageRight', 'headerBgImage']), 'plain'),
    kicker: v.exactOptional(text),
    image: v.exactOptional(picture),
    imageMobile: v.exactOptional(picture),
  },
  ({ title, body, ...fields }) => ({
    _type: 'pageHero',
    ...fields,
    title,
    titleLevel: 'h1',
    ...(body !== undefined && { text: body }),
  }),
);

const colour = v.picklist(['dark', 'light']);

export const headerBanner = blockKind(
  {
    title: text,
    body: line,
    image: picture,
    imageMobile: picture,
    button1: writtenButton,
    button2: writtenButton,
    textPosition: v.picklist(['left', 'center', 'right']),
    textColorDesktop: colour,
    textColorMobile: colour,
    textStyle: v.picklist(['big', 'small']),
    /** `h2` where something else has the page's heading. */
    level: v.optional(v.picklist(['h1', 'h2']), 'h1'),
  },
  ({ title, body, button1, button2, level, ...fields }, assortment) => ({
    _type: 'headerBanner',
    title,
    text: body,
    ...fields,
    button1: toButton(button1, assortment),
    button2: toButton(button2, assortment),
    titleLevel: level,
    blog: false,
  }),
);

const banner = v.strictObject({
  key: text,
  title: text,
  subtitle: v.exactOptional(text),
  url: text,
  button: text,
  image: picture,
});

export const doubleBanner = blockKind(
  { title: v.exactOptional(text), banners: v.array(banner) },
  ({ title, banners }) => ({
    _type: 'doubleBanner',
    ...(title !== undefined && { title }),
    banners: banners.map(({ key, button, ...fields }) => ({
      _key: key,
      ...fields,
      button: { title: button, type: 'underline' },
    })),
  }),
);
