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

const comments = {
  meta: {
    type: 'suggestion',
    docs: { description: 'comments name things, in the terms of the field (docs/glossary.md)' },
    schema: [],
    messages: {
      relative: 'Name it: “{{sentence}}” begins with a relative clause.',
      vague: 'Use the term of the field in place of “{{word}}” (docs/glossary.md).',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        for (const sentence of sentencesIn(comment.value)) {
          const [word] = VAGUE.exec(sentence) ?? [];
          if (word) context.report({ loc: comment.loc, messageId: 'vague', data: { word } });
          if (RELATIVE.test(sentence.trim()))
            context.report({
              loc: comment.loc,
              messageId: 'relative',
              data: { sentence: sentence.slice(0, 40) },
            });
        }
    },
  }),
};

export const plainWords = {
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { words: { rules: { comments } } },
  rules: { 'words/comments': 'error' },
};
