import { localAddresses } from '@weefsel/contracts/snippets';
import { texts as storesTexts } from '@weefsel/stores/texts';
import { texts as uiTexts } from '@weefsel/ui/texts';
import { texts as shellTexts } from '../../texts.nl';

const written = { ...uiTexts, ...storesTexts, ...shellTexts } as const;

/** What the shell says on screen, and the libraries that are built into it. */
export const houseTexts = Object.fromEntries(
  Object.entries(written).map(([key, text]) => [key, localAddresses(text)]),
) as Readonly<Record<keyof typeof written, string>>;
