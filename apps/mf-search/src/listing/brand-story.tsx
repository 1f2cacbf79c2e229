import { RemoteFragment } from '@weefsel/federation/runtime';
import { STORY_ID } from './load/landing-around';

/** Story of a brand above its products; optional. */
export const BrandStory = ({ brandId }: { brandId: string }) => (
  <RemoteFragment of="mf-content" name="BrandStory" id={STORY_ID} props={{ brandId }} optional />
);
