/** Escapes text for HTML content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );

/** Attributes of an element, as text. Undefined ones are left out. */
export const attributes = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** A file of the page, with its integrity (`sha384-…`) if known. */
export interface PageFile {
  href: string;
  integrity?: string;
}

export type PageScript = PageFile;

/** Attributes of a file with integrity: browsers only verify files requested with CORS. */
const checked = ({ integrity }: Pick<PageFile, 'integrity'>) => ({
  integrity,
  crossorigin: integrity && 'anonymous',
});

/** A script that does not wait for others. */
export const scriptTag = ({ href, ...file }: PageScript): string =>
  `<script${attributes({ src: href, ...checked(file) })} async></script>`;
