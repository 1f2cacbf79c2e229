export const checkoutSnippets = {
} as const;
