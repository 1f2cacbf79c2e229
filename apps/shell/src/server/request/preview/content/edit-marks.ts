import type { AnswerSources, EditMark, EditMarks } from '@weefsel/api-clients';
import {
  createEditUrl,
  resolveEditInfo,
  type ContentSourceMap,
  type ContentSourceMapParsedPath,
} from '@sanity/client/csm';
import { createDataAttribute } from '@sanity/visual-editing-csm';

interface Block {
  _type: string;
  _key: string;
}

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' &&
  value !== null &&
  '_key' in value &&
  typeof value._key === 'string' &&
  '_type' in value &&
  typeof value._type === 'string';

const nameOf = ({ _type, _key }: Block): string => `${_type} ${_key}`;

/** Largest depth of a block in a page. */
const DEEPEST = 8;

type Segment = ContentSourceMapParsedPath[number];

/** A segment in the format of the vendor's data attribute. */
const toStudioSegment = (segment: Segment) =>
  typeof segment === 'object' ? { _key: segment._key } : segment;

/** Finds edit marks from the content service's source maps, for the Studio at `studioUrl`. */
export function createEditMarks(studioUrl: string): EditMarks {
  const marks = new Map<string, EditMark>();

  const markOf = (path: ContentSourceMapParsedPath, sources: AnswerSources): EditMark | undefined => {
    const info = resolveEditInfo({
      studioUrl,
      resultSourceMap: sources as unknown as ContentSourceMap,
      resultPath: [...path, '_key'],
    });
    if (!info) return undefined;
    const at = (info.path as ContentSourceMapParsedPath).slice(0, -1);
    const data = createDataAttribute({
      id: info.id,
      type: info.type,
      path: at.map(toStudioSegment),
      baseUrl: info.baseUrl,
    });
    return { href: createEditUrl({ ...info, path: at }), data: data.toString() };
  };

  const visit = (value: unknown, path: ContentSourceMapParsedPath, sources: AnswerSources): void => {
    if (typeof value !== 'object' || value === null || path.length > DEEPEST) return;
    if (isBlock(value) && !marks.has(nameOf(value))) {
      const mark = markOf(path, sources);
      if (mark) marks.set(nameOf(value), mark);
    }
    const children: [Segment, unknown][] = Array.isArray(value)
      ? value.map((child: unknown, index) => [index, child])
      : Object.entries(value);
    for (const [segment, child] of children) visit(child, [...path, segment], sources);
  };

  return {
    note: (answer, sources) => {
      if (studioUrl) visit(answer, [], sources);
    },
    of: (block) => marks.get(nameOf(block)),
  };
}
