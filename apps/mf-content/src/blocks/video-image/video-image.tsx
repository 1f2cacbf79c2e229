import { observer, useStores } from '@weefsel/stores';
import { Container, Disclosure, Heading, Picture } from '@weefsel/ui';
import { Film } from './film';
import type { VideoImageProps } from './to-video-image';
import classes from './video-image.module.css';

const SIZES = '100vw';

/** A picture, or a film behind a picture. */
export const VideoImage = observer(({ block }: { block: VideoImageProps }) => {
  const { snippets } = useStores();
  const { title, image, video, transcript } = block;
  const picture = <Picture {...image} sizes={SIZES} className={classes.picture} />;
  return (
    <Container>
      <section className={classes.block}>
        {title && <Heading level={2}>{title}</Heading>}
        {video ? <Film src={video} poster={picture} title={title || image.alt} /> : picture}
        {transcript && (
          <Disclosure summary={snippets.text('headless.content.transcript')}>
            <p className={classes.transcript}>{transcript}</p>
          </Disclosure>
        )}
      </section>
    </Container>
  );
});
