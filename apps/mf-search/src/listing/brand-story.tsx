import { RemoteFragment } from '@weefsel/federation/runtime';
import { STORY_ID } from './load/landing-around';

/** What is said of a brand above its goods; the listing works without it. */
export const BrandStory = ({ brandId }: { brandId: string }) => (
  <RemoteFragment of="mf-content" name="BrandStory" id={STORY_ID} props={{ brandId }} optional />
);
