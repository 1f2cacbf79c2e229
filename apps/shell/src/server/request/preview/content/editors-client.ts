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

/** True when the secret in the address is valid. Rejects when the content service cannot confirm it. */
export const isPreviewUrl = async (config: ContentSettings, address: string): Promise<boolean> =>
  (await validatePreviewUrl(editorsClient(config), address)).isValid;
