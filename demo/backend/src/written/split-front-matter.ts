import { WrittenError } from './written-error.ts';
import type { WrittenPart } from './written-file.ts';

const FRONT_MATTER = /^---\n(?<fields>[^]*?\n)---(?:\n(?<body>[^]*))?$/;

/** @throws WrittenError when the file does not begin with fields between two lines of `---`. */
export function splitFrontMatter(file: string, text: string): { fields: WrittenPart; body: WrittenPart } {
  const { fields, body = '' } = FRONT_MATTER.exec(text)?.groups ?? {};
  if (fields === undefined)
    throw new WrittenError(file, 1, 'The file must begin with its fields, between two lines of ---.');
  const before = fields.split('\n').length + 1;
  return { fields: { file, line: 2, text: fields }, body: { file, line: before + 1, text: body } };
}
