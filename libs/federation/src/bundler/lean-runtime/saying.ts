import { answers, replaced, withoutFrom, withoutLine, type Edits } from './edit.ts';

/** Errors that are never thrown in our use. */
const NEVER_SAID = ['003', '005', '007', '010', '011', '013'];

/** Log output of the runtime: plain console calls, limited to messages that can occur. */
export const saying: Edits = {
  'runtime-core/dist/utils/logger.js': [
    replaced(
      'createLogger(LOG_CATEGORY)',
      '{ warn: (text) => console.warn(LOG_CATEGORY, text), error: (text) => console.error(LOG_CATEGORY, text) }',
    ),
  ],
  'sdk/dist/logger.js': [
    replaced('const logger = createLogger(PREFIX)', 'const logger = /* @__PURE__ */ createLogger(PREFIX)'),
    replaced('= createInfrastructureLogger(PREFIX)', '= /* @__PURE__ */ createInfrastructureLogger(PREFIX)'),
  ],
  'sdk/dist/env.js': [answers('function isDebugMode() {', 'false')],
  'error-codes/dist/desc.mjs': [
    ...NEVER_SAID.map((code) => withoutLine(`\t[RUNTIME_${code}]: `)),
    withoutFrom('\t...runtimeDescMap,\n\t...typeDescMap', '};\n\n//#endregion'),
  ],
};
