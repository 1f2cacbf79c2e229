import { texts as storesTexts } from '@weefsel/stores/texts';
import { texts as uiTexts } from '@weefsel/ui/texts';
import { texts as shellTexts } from '../../texts.nl';

/** What the shell says on screen, and the libraries that are built into it. */
export const houseTexts = { ...uiTexts, ...storesTexts, ...shellTexts } as const;
