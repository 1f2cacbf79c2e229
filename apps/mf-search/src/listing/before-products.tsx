import { BrandStory } from './brand-story';
import { Landing } from './landing';
import type { ListingData } from './listing-data';
import { ListingFront } from './listing-front';

interface BeforeProductsProps {
  data: Pick<ListingData, 'brandId' | 'front'>;
  /** Name of what editors wrote around the listing. */
  landing: string;
  isFront: boolean;
}

/** What stands between the title of a listing and its products: a brand's story, editors' words, a few goods. */
export const BeforeProducts = ({ data: { brandId, front }, landing, isFront }: BeforeProductsProps) => (
  <>
    {brandId && <BrandStory brandId={brandId} />}
    <Landing slug={landing} place="above" />
    {isFront && front && <ListingFront slug={landing} goods={front} />}
  </>
);
