/** React's markers for the start and end of a boundary's content. */
const MARK = /<!--(\/?)(?:\$[?!~]?|&)-->/g;

const WHOLE = '<!--$-->';

/** Sent by the server for content that it failed to render; the browser renders it. */
const LEFT_TO_THE_BROWSER = '<!--$!--><template></template>';

/** Index of the end of the content that begins at `from`; undefined without an end. */
function endOf(html: string, from: number): number | undefined {
  let depth = 0;
  for (const mark of html.slice(from).matchAll(MARK)) {
    depth += mark[1] ? -1 : 1;
    if (depth === 0) return from + mark.index;
  }
  return undefined;
}

/** Empties the slots of a remote in a document; the browser renders them with its own code. */
export function emptySlots(html: string, remote: string): string {
  const slot = new RegExp(`data-part="${remote}/[^"]+"[^>]*>(?=<!--\\$-->)`, 'g');
  const parts: string[] = [];
  let done = 0;
  for (const { 0: tag, index } of html.matchAll(slot)) {
    // Skips a slot inside one that was already emptied.
    if (index < done) continue;
    const start = index + tag.length;
    const end = endOf(html, start);
    if (end === undefined || !html.startsWith(WHOLE, start)) continue;
    parts.push(html.slice(done, start), LEFT_TO_THE_BROWSER);
    done = end;
  }
  return parts.join('') + html.slice(done);
}
