import { TitledStories } from '../../overviews/titled-stories';
import type { LookTeasersProps } from './to-look-teasers';

/** Teasers of looks, side by side. */
export const LookTeasers = ({ block }: { block: LookTeasersProps }) => <TitledStories {...block} row />;
