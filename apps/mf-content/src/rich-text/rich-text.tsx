import type { PortableText as PortableTextValue } from '@weefsel/contracts';
import type { PortableTextComponents } from '@portabletext/react';
import { PortableText } from '@portabletext/react';
import { safeHref } from '../links/safe-href';
import classes from './rich-text.module.css';

const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p>{children}</p>,
    h2: ({ children }) => <h2>{children}</h2>,
    h3: ({ children }) => <h3>{children}</h3>,
    h4: ({ children }) => <h4>{children}</h4>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  },
  list: {
    bullet: ({ children }) => <ul>{children}</ul>,
    number: ({ children }) => <ol>{children}</ol>,
  },
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    link: ({ children, value }) => <a href={safeHref(value?.href)}>{children}</a>,
  },
  // Kinds that an editor's studio may know and this shop does not: their text is shown, nothing else.
  unknownMark: ({ children }) => <>{children}</>,
  unknownBlockStyle: ({ children }) => <p>{children}</p>,
  unknownList: ({ children }) => <ul>{children}</ul>,
  unknownListItem: ({ children }) => <li>{children}</li>,
  unknownType: () => null,
};

/** Text that an editor made up: paragraphs, headings, lists, links. */
export function RichText({ value }: { value: PortableTextValue }) {
  return (
    <div className={classes.text}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  );
}
