import * as v from 'valibot';
import { pageId, reference } from '../documents/content-writer.ts';
import { withdrawalForm } from '../documents/withdrawal/withdrawal-form.ts';
import { contactOptions as shopOptions } from '../documents/shop-facts.ts';
import { shopMap } from '../documents/shop-map.ts';
import { blockKind } from './block-kind.ts';
import { line, text, toButton, writtenButton } from './fields.ts';

/** Links to related pages, by their slugs. */
export const inPageMenu = blockKind(
  { title: text, pages: v.array(v.strictObject({ slug: text, name: text })) },
  ({ title, pages }) => ({
    _type: 'inPageMenu',
    title,
    tabs: pages.map(({ slug, name }) => ({
      _key: slug,
      title: name,
      pageReference: reference(pageId(slug)),
    })),
  }),
);

const way = v.strictObject({
  key: text,
  icon: v.picklist(['phone', 'whatsapp', 'email', 'instagram', 'facebook']),
  content: text,
  link: text,
});

/** Contact options: those of the block, or by default those of the shop. */
export const contactOptions = blockKind(
  {
    title: text,
    body: v.exactOptional(text),
    options: v.exactOptional(v.array(v.strictObject({ key: text, title: text, ways: v.array(way) }))),
  },
  ({ title, body, options }) => ({
    _type: 'contactOptions',
    title,
    ...(body !== undefined && { text: body }),
    options:
      options?.map(({ key, title: name, ways }) => ({
        _key: key,
        title: name,
        contactOptionGroups: ways.map(({ key: id, ...fields }) => ({ _key: id, ...fields })),
      })) ?? shopOptions,
  }),
);

/** Opening hours of the shop, beside the map of its street. */
export const openingHours = blockKind(
  { title: text, body: line, button: writtenButton },
  ({ title, body, button }, assortment) => ({
    _type: 'openingHours',
    title,
    text: body,
    ...shopMap,
    button: toButton(button, assortment),
  }),
);

/** All size tables of a department. */
export const sizeTables = blockKind(
  { title: text, department: v.picklist(['ladies', 'men']) },
  ({ title, department }) => ({ _type: 'sizeTables', title, department }),
);

const FORMS = { withdrawal: withdrawalForm } as const;

/** An embedded HTML page, by its name. */
export const rawHtml = blockKind({ title: text, form: v.picklist(['withdrawal']) }, ({ title, form }) => ({
  _type: 'rawHtml',
  title,
  html: FORMS[form],
}));
