import { ESLint } from 'eslint';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';

// Reads `{ file, code }[]` from standard input; writes names of broken rules to standard output, both JSON. Excludes
// rules that need types: their programs take seconds.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const found = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const results = await eslint.lintText(code, { filePath: file });
  found.push(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
}
process.stdout.write(JSON.stringify(found));
