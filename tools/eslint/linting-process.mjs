import { ESLint } from 'eslint';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';

// From `{ file, code }[]` at the standard input to names of broken rules at the standard output, both JSON.
// Without rules that need types: their programs take seconds.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const found = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const results = await eslint.lintText(code, { filePath: file });
  found.push(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
}
process.stdout.write(JSON.stringify(found));
