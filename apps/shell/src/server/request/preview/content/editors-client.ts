import { createClient } from '@sanity/client';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import type { ServerConfig } from '../../../settings/environment';
import { liveContentHost } from '../../../vendors/vendor-clients';

export type ContentSettings = Pick<
  ServerConfig,
  'contentApiHost' | 'contentProjectId' | 'contentDataset' | 'contentReadToken'
>;

/**
 * The vendor's own client, for features the shop's client lacks: subscriptions and checks of secrets.
 * Loaded with the first preview of an editor.
 */
export const editorsClient = (config: ContentSettings) =>
  createClient({
    apiHost: liveContentHost(config),
    useProjectHostname: false,
    projectId: config.contentProjectId,
    dataset: config.contentDataset,
    apiVersion: '2025-02-19',
    token: config.contentReadToken,
    useCdn: false,
    maxRetries: 1,
    timeout: 5000,
  });

/** `drafts`, `published`, or releases separated by commas. `raw` would show several versions of a document. */
const PERSPECTIVE = /^(?!raw$)[\w-]{1,64}(,[\w-]{1,64}){0,19}$/;

/**
 * The perspective of a preview with a valid secret in its address: drafts, unless the Studio names another. Undefined
 * for an invalid one. Rejects when the content service cannot confirm it.
 */
export async function perspectiveOf(config: ContentSettings, address: string): Promise<string | undefined> {
  const { isValid, studioPreviewPerspective } = await validatePreviewUrl(editorsClient(config), address);
  if (!isValid) return undefined;
  const asked = studioPreviewPerspective ?? '';
  return PERSPECTIVE.test(asked) ? asked : 'drafts';
}
