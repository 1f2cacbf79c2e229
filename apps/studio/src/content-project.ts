interface StudioSettings {
  SANITY_STUDIO_PROJECT_ID?: string | undefined;
  SANITY_STUDIO_DATASET?: string | undefined;
}

/**
 * The vendor’s project and data set that the Studio edits.
 * @throws Error when no project is named.
 */
export function contentProject({
  SANITY_STUDIO_PROJECT_ID: projectId,
  SANITY_STUDIO_DATASET: dataset = 'production',
}: StudioSettings) {
  if (!projectId)
    throw new Error(
      'SANITY_STUDIO_PROJECT_ID is missing: put the id of the project into apps/studio/.env, as docs/real-vendors.md says',
    );
  return { projectId, dataset };
}
