import type { Snapshot } from '@weefsel/federation/server';
import type { ServerConfig } from '../environment';
import { REPORT_GROUP } from './content-policy';

const RULE = `blocked-destinations=(script), endpoints=(${REPORT_GROUP})`;

type Settings = Pick<ServerConfig, 'developmentRemotes' | 'gtmId'>;

/**
 * Header by which browsers refuse every script of a page that says no integrity. They only tell of them where the page
 * has scripts that cannot say any: those of a tag manager, or of a remote that was built before this was asked. Nothing
 * with a development build, whose files change under one name.
 */
export function integrityPolicy(
  { developmentRemotes, gtmId }: Settings,
  { remotes }: Pick<Snapshot, 'remotes'>,
): Record<string, string> {
  if (process.env.NODE_ENV === 'development' || Object.keys(developmentRemotes).length > 0) return {};
  const isWhole = !gtmId && [...remotes.values()].every(({ scriptMode }) => scriptMode === 'cors');
  return { [isWhole ? 'integrity-policy' : 'integrity-policy-report-only']: RULE };
}
