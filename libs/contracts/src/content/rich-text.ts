export interface PortableTextSpan {
  _type: 'span';
  _key: string;
  text: string;
  /** `strong`, `em`, or the `_key` of a mark definition. */
  marks: string[];
}

// A type alias, not an interface: @portabletext/react wants mark definitions with an implicit index signature.
export type PortableTextLink = { _type: 'link'; _key: string; href: string };

export interface PortableTextBlock {
  _type: 'block';
  _key: string;
  style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';
  listItem?: 'bullet' | 'number';
  level?: number;
  markDefs: PortableTextLink[];
  children: PortableTextSpan[];
}

export type PortableText = PortableTextBlock[];
