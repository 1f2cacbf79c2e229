import type { Snapshot } from '@weefsel/federation/server';
import type { ServerConfig } from '../../settings/environment';
import { REPORT_GROUP } from './content-policy';

const RULE = `blocked-destinations=(script), endpoints=(${REPORT_GROUP})`;

type Settings = Pick<ServerConfig, 'developmentRemotes' | 'gtmId'>;

/**
 * Header that makes browsers refuse every script without integrity. Report-only when some scripts cannot have any:
 * those of a tag manager, or of an older remote.
 * Absent with a development build, whose files change under a fixed name.
 */
export function integrityPolicy(
  { developmentRemotes, gtmId }: Settings,
  { remotes }: Pick<Snapshot, 'remotes'>,
): Record<string, string> {
  if (process.env.NODE_ENV === 'development' || Object.keys(developmentRemotes).length > 0) return {};
  const isWhole = !gtmId && [...remotes.values()].every(({ scriptMode }) => scriptMode === 'cors');
  return { [isWhole ? 'integrity-policy' : 'integrity-policy-report-only']: RULE };
}
