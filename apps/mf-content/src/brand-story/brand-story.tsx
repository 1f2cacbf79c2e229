import type { BrandStoryProps, FragmentProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Picture } from '@weefsel/ui';
import { RichText } from '../rich-text/rich-text';
import classes from './brand-story.module.css';
import type { BrandStoryData } from './load-brand-story';

const SIZES = '(min-width: 1600px) 40rem, (min-width: 768px) 24rem, 100vw';

/** Snippet for the known facts of a brand's origin. */
function originText({ origin, since }: Pick<BrandStoryData, 'origin' | 'since'>) {
  if (!origin) return since ? 'headless.brand.since' : undefined;
  return since ? 'headless.brand.fromSince' : 'headless.brand.from';
}

/** The shop's text about a brand, above its products; renders nothing without data. */
export const Fragment = observer(function BrandStory({
  data,
}: BrandStoryProps & FragmentProps<BrandStoryData | null>) {
  const { snippets } = useStores();
  if (!data) return null;
  const { name, text, image, origin, since } = data;
  const said = originText(data);
  return (
    <Container>
      <section className={classes.story} aria-label={snippets.text('headless.brand.about', { name })}>
        {image && (
          <div className={classes.frame}>
            <Picture {...image} sizes={SIZES} className={classes.picture} />
          </div>
        )}
        <div className={classes.words}>
          <RichText value={text} below={1} />
          {said && (
            <p className={classes.origin}>
              {snippets.text(said, { origin: origin ?? '', since: String(since ?? '') })}
            </p>
          )}
        </div>
      </section>
    </Container>
  );
});
