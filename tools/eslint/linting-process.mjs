import { ESLint } from 'eslint';
import process from 'node:process';
import { text } from 'node:stream/consumers';

// Lints texts as if they stood in files: `{ file, code }[]` as JSON at the standard input, and the rules that each breaks
// at the standard output. One process for all, so that the compiler's programs are read once.
const eslint = new ESLint();
const found = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const results = await eslint.lintText(code, { filePath: file });
  found.push(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
}
process.stdout.write(JSON.stringify(found));
