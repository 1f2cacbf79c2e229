import { createClient } from '@sanity/client';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import type { ServerConfig } from '../../environment';
import { liveContentHost } from '../../vendors/vendor-clients';

export type ContentSettings = Pick<
  ServerConfig,
  'contentApiHost' | 'contentProjectId' | 'contentDataset' | 'contentReadToken'
>;

/** The vendor's own client, for what the shop's client does not do: listening, and checking secrets. Loaded when an editor comes. */
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

/** Whether the secret in the address is one that the content service gave. Rejects when that service cannot say. */
export const isPreviewUrl = async (config: ContentSettings, address: string): Promise<boolean> =>
  (await validatePreviewUrl(editorsClient(config), address)).isValid;
