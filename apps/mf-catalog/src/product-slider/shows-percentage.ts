import { shareOf, type Clients } from '@weefsel/api-clients';

/** What the setting is asked of. */
export interface BadgeClients {
  content: Pick<Clients['content'], 'siteConfig'>;
}

/** Longest wait for the setting of the badges, in ms. */
const BADGES_MS = 400;

/** Whether badges of reduced products show the percentage; they do where nobody says. */
export async function showsPercentage({ content }: BadgeClients, signal: AbortSignal): Promise<boolean> {
  const config = await content.siteConfig(shareOf({ signal }, BADGES_MS)).catch(() => null);
  return config?.showSalePercentage ?? true;
}
