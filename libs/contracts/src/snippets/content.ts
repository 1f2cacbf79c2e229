export const contentSnippets = {
} as const;
