export const searchSnippets = {
} as const;
