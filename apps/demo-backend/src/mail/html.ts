const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of a mail that is safe to send: everything that shoppers typed is escaped in it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

const escape = (value: string | number) =>
  String(value).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

type Part = Html | string | number;

const printed = (part: Part | readonly Part[]): string => {
  if (Array.isArray(part)) return part.map(printed).join('');
  return part instanceof Html ? part.text : escape(part as string | number);
};

/** Writes HTML; values are escaped unless they are `Html` themselves. */
export function html(texts: TemplateStringsArray, ...parts: readonly (Part | readonly Part[])[]): Html {
  return new Html(texts.reduce((sum, text, n) => `${sum}${printed(parts[n - 1] ?? '')}${text}`));
}
