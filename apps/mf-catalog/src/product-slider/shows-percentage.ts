import { shareOf, type Clients } from '@weefsel/api-clients';

/** Client methods for the badge setting. */
export interface BadgeClients {
  content: Pick<Clients['content'], 'siteConfig'>;
}

/** Time limit for the badge setting, in ms. */
const BADGES_MS = 400;

/** True when badges of reduced products show the percentage; the default without a setting. */
export async function showsPercentage({ content }: BadgeClients, signal: AbortSignal): Promise<boolean> {
  const config = await content.siteConfig(shareOf({ signal }, BADGES_MS)).catch(() => null);
  return config?.showSalePercentage ?? true;
}
