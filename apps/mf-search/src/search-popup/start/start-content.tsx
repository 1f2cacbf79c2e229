import type { SearchPopupProps } from '@weefsel/contracts';
import { SearchStart } from './search-start';
import { useBegun } from './use-begun';

/** Content shown while no text is typed. */
export function StartContent({ open, text }: Pick<SearchPopupProps, 'open' | 'text'>) {
  const isEmpty = text.trim() === '';
  return useBegun({ open, isEmpty }) && <SearchStart hidden={!isEmpty} />;
}
