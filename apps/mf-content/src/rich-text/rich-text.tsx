import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { safeHref, type PortableText as PortableTextValue } from '@weefsel/contracts';
import { useMemo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

type Level = 1 | 2 | 3 | 4;
type HeadingStyle = 'h2' | 'h3' | 'h4';

const LEVELS: Record<string, number> = { h2: 2, h3: 3, h4: 4 };

/** Highest heading level in a text. Headings shift so that it follows the heading above the text. */
const rankOf = (value: PortableTextValue) =>
  Math.min(...value.flatMap(({ style }) => LEVELS[style] ?? []), LEVELS.h4 ?? 4);

function componentsFor(value: PortableTextValue, below: Level): PortableTextComponents {
  const shift = below + 1 - rankOf(value);
  const heading = (style: HeadingStyle) => {
    const Tag = `h${Math.min(6, (LEVELS[style] ?? 2) + shift)}` as 'h2';
    return ({ children }: { children?: ReactNode }) => <Tag data-style={style}>{children}</Tag>;
  };
  return {
    block: {
      normal: ({ children }) => <p>{children}</p>,
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('h4'),
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
    },
    list: {
      bullet: ({ children }) => <ul>{children}</ul>,
      number: ({ children }) => <ol>{children}</ol>,
    },
    marks: {
      strong: ({ children }) => <strong>{children}</strong>,
      em: ({ children }) => <em>{children}</em>,
      link: ({ children, value: link }) => <a href={safeHref(link?.href)}>{children}</a>,
    },
    // Kinds unknown to this shop show their text only.
    unknownMark: ({ children }) => <>{children}</>,
    unknownBlockStyle: ({ children }) => <p>{children}</p>,
    unknownList: ({ children }) => <ul>{children}</ul>,
    unknownListItem: ({ children }) => <li>{children}</li>,
    unknownType: () => null,
  };
}

interface RichTextProps {
  value: PortableTextValue;
  /** Level of the heading above the text. */
  below: Level;
}

/** Rich text of an editor: paragraphs, headings, lists, links. */
export function RichText({ value, below }: RichTextProps) {
  const components = useMemo(() => componentsFor(value, below), [value, below]);
  return (
    <div className={classes.text}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  );
}
