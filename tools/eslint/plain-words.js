/** Sentences that begin with a relative clause name nothing: `What a page shows` is `Content of a page`. */
const RELATIVE = /^(?:what|who|whose|whom|whoever|whether|which)\b/i;

/** Words in place of the field's terms. */
const VAGUE =
  /\b(?:said|says|saying|told|tells?|telling|nobody|somebody|whoever|everybody|anybody|judges?|yardstick|deeds?|in peace|comes? alive|spoilt?|as such|of its own|of their own|meanwhile)\b/i;

const sentencesIn = (comment) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').trim())
    .join(' ')
    .replace(/`[^`]*`/g, '``')
    .split(/(?<=[.;:!?])\s+/);

/** Reports the sentences of a text. */
function check(context, loc, text) {
  for (const sentence of sentencesIn(text)) {
    const [word] = VAGUE.exec(sentence) ?? [];
    if (word) context.report({ loc, messageId: 'vague', data: { word } });
    if (RELATIVE.test(sentence.trim()))
      context.report({ loc, messageId: 'relative', data: { sentence: sentence.slice(0, 40) } });
  }
}

const messages = {
  relative: 'Name it: “{{sentence}}” begins with a relative clause.',
  vague: 'Use the term of the field in place of “{{word}}” (docs/glossary.md).',
};

const comments = {
  meta: {
    type: 'suggestion',
    docs: { description: 'comments name things, in the terms of the field (docs/glossary.md)' },
    schema: [],
    messages,
  },
  create: (context) => ({
    Program() {
      for (const { loc, value } of context.sourceCode.getAllComments()) check(context, loc, value);
    },
  }),
};

const TESTS = new Set(['test', 'it', 'describe']);

/** True for the callee of `test(…)`, `test.describe(…)` and `test.each(…)(…)`. */
function isTest(callee) {
  if (callee.type === 'Identifier') return TESTS.has(callee.name);
  const inner = callee.object ?? callee.callee ?? callee.tag;
  return inner !== undefined && isTest(inner);
}

/** Text of a title; placeholders are left out. */
function titleIn(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('``');
  return typeof node?.value === 'string' ? node.value : undefined;
}

const titles = {
  meta: {
    type: 'suggestion',
    docs: { description: 'test titles name subject, condition and result (docs/testing.md)' },
    schema: [],
    messages,
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [first] }) {
      const title = titleIn(first);
      if (title !== undefined && isTest(callee)) check(context, first.loc, title);
    },
  }),
};

export const plainWords = {
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { words: { rules: { comments, titles } } },
  rules: { 'words/comments': 'error', 'words/titles': 'error' },
};
