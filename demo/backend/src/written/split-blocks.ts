import { WrittenError } from './written-error.ts';
import type { WrittenBlock, WrittenPart } from './written-file.ts';

interface Draft {
  line: number;
  title?: string;
  type?: string;
  fieldsLine: number;
  fields: string[];
  body: string[];
}

const COLUMNS = /^---$/m;

function toBlock(file: string, draft: Draft): WrittenBlock {
  const { line, title, fieldsLine } = draft;
  const body = draft.body.join('\n').trim();
  return {
    file,
    line,
    type: draft.type ?? (COLUMNS.test(body) ? 'textBlock' : 'contentBlock'),
    ...(title !== undefined && { title }),
    fields: { file, line: fieldsLine, text: draft.fields.join('\n') },
    body,
  };
}

/**
 * Splits a written page into its blocks. Each begins with a second-level heading or with a fence. A fence names the
 * type of the block and holds its fields; right below a heading it belongs to that heading. The text of the block
 * follows. Without a fence it is running text. A line of `---` divides it into two columns.
 * Fences rather than `:::` containers: Prettier breaks YAML in those.
 * @throws WrittenError when a fence names no type or has no end.
 */
export function splitBlocks({ file, line: first, text }: WrittenPart): WrittenBlock[] {
  const drafts: Draft[] = [];
  let fence = 0;
  const begin = (line: number, start: Partial<Draft>) => {
    const draft = { line, fieldsLine: line + 1, fields: [], body: [], ...start };
    drafts.push(draft);
    return draft;
  };
  const openFence = (line: number, type: string | undefined) => {
    if (!type)
      throw new WrittenError(file, line, 'A fence must name the type of its block, as ```yaml quote does.');
    const last = drafts.at(-1);
    const belongs = last && !last.type && last.body.every((one) => one === '');
    const draft = belongs ? last : begin(line, {});
    draft.type = type;
    draft.fieldsLine = line + 1;
    fence = line;
  };
  text.split('\n').forEach((content, index) => {
    const line = first + index;
    const last = drafts.at(-1);
    if (fence > 0 && content === '```') fence = 0;
    else if (fence > 0) last?.fields.push(content);
    else if (content.startsWith('```')) openFence(line, /^```yaml (\w+)$/.exec(content)?.[1]);
    else if (content.startsWith('## ')) begin(line, { title: content.slice(3) });
    else if (last) last.body.push(content);
    else if (content !== '') begin(line, { body: [content] });
  });
  if (fence > 0) throw new WrittenError(file, fence, 'This fence has no end: a line of ``` alone.');
  return drafts.map((draft) => toBlock(file, draft));
}
