import type { BlogDocument } from '@weefsel/contracts';
import { amount } from '../fields/amount';
import type { FieldsOf } from '../fields/field';
import { picture } from '../fields/picture';
import { line, words } from '../fields/text';
import { defineDocument } from './define-document';
import { audience, blocks, metaDescription, publishedAt, slug } from './shared-fields';

/** Document type of a blog. */
export const blog = (blockTypes: readonly string[]) => {
  const fields: FieldsOf<BlogDocument> = {
    title: line('Titel', { required: true, max: 80 }),
    slug: slug('Laatste deel van /nl/blog/…/'),
    shortDescription: words('Korte tekst', {
      required: true,
      max: 200,
      rows: 2,
      description: 'Een of twee zinnen. Telefoons tonen wat na het eerste streepje komt.',
    }),
    metaDescription,
    image: picture('Beeld', { required: true }),
    audience,
    publishedAt,
    author: line('Schrijver', { required: true, max: 60 }),
    readingTime: amount('Leestijd in minuten', { max: 60 }),
    pageBuilder: blocks('Blokken', blockTypes),
  };
  return defineDocument({
    name: 'blog',
    title: 'Blog',
    fields,
    shown: { title: 'title', subtitle: 'author', media: 'image' },
  });
};
