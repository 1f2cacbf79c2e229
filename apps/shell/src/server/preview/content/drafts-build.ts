/**
 * The build that tabs with drafts take themselves for. It is another one than the shop's, so a tab that goes into or out
 * of a preview opens a document of its own, with the badge or without.
 */
export const draftsBuild = (build: string): string => `${build}+drafts`;
