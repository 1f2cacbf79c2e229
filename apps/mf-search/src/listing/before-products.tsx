import { BrandStory } from './brand-story';
import { Landing } from './landing';
import type { ListingData } from './listing-data';
import { ListingFront } from './listing-front';

interface BeforeProductsProps {
  data: Pick<ListingData, 'brandId' | 'front'>;
  /** Slug of the editorial content around the listing. */
  landing: string;
  isFront: boolean;
}

/** Content between a listing's title and its products: brand story, editorial content, a few products. */
export const BeforeProducts = ({ data: { brandId, front }, landing, isFront }: BeforeProductsProps) => (
  <>
    {brandId && <BrandStory brandId={brandId} />}
    <Landing slug={landing} place="above" />
    {isFront && front && <ListingFront slug={landing} goods={front} />}
  </>
);
