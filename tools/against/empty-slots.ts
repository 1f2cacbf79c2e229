/** How React marks where the content of a boundary begins and ends. */
const MARK = /<!--(\/?)(?:\$[?!~]?|&)-->/g;

const WHOLE = '<!--$-->';

/** What the server sends for content that it could not render: the browser does it. */
const LEFT_TO_THE_BROWSER = '<!--$!--><template></template>';

/** Where the content ends that begins at some slot; undefined when it never does. */
function endOf(html: string, from: number): number | undefined {
  let depth = 0;
  for (const mark of html.slice(from).matchAll(MARK)) {
    depth += mark[1] ? -1 : 1;
    if (depth === 0) return from + mark.index;
  }
  return undefined;
}

/** A document in which the slots of a remote are empty: the browser fills them with the code that it has. */
export function emptySlots(html: string, remote: string): string {
  const slot = new RegExp(`data-part="${remote}/[^"]+"[^>]*>(?=<!--\\$-->)`, 'g');
  const parts: string[] = [];
  let done = 0;
  for (const { 0: tag, index } of html.matchAll(slot)) {
    // A slot inside of one that was emptied is gone with it.
    if (index < done) continue;
    const start = index + tag.length;
    const end = endOf(html, start);
    if (end === undefined || !html.startsWith(WHOLE, start)) continue;
    parts.push(html.slice(done, start), LEFT_TO_THE_BROWSER);
    done = end;
  }
  return parts.join('') + html.slice(done);
}
