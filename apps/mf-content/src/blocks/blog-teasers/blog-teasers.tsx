import { TitledStories } from '../../overviews/titled-stories';
import type { BlogTeasersProps } from './to-blog-teasers';

/** Teasers of blogs, side by side. */
export const BlogTeasers = ({ block }: { block: BlogTeasersProps }) => <TitledStories {...block} few />;
