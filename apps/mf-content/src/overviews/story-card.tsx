import { observer, useStores } from '@weefsel/stores';
import { Picture } from '@weefsel/ui';
import type { Story } from './story';
import classes from './story-card.module.css';

const SIZES = '(min-width: 768px) 31vw, calc(50vw - 22px)';

interface StoryCardProps {
  story: Story;
  /** Level of the title's heading. */
  level: 2 | 3;
  eager?: boolean;
  /** On a phone the text stands beside the picture. */
  lying?: boolean;
}

/** Card of a blog or look; the whole card is the link. */
export const StoryCard = observer(({ story, level, eager = false, lying = false }: StoryCardProps) => {
  const { snippets } = useStores();
  const { href, title, description, kind, picture } = story;
  const [lead, rest] = description ?? [];
  const Title = `h${level}` as const;
  return (
    <article className={classes.card} data-lying={lying}>
      <div
        className={classes.frame}
        style={kind ? undefined : { aspectRatio: picture.width / picture.height }}
      >
        <Picture
          {...picture}
          alt=""
          sizes={SIZES}
          priority={eager ? 'eager' : 'lazy'}
          className={classes.picture}
        />
      </div>
      {kind && (
        <p className={classes.kind}>
          {snippets.text(kind === 'look' ? 'headless.blogs.look' : 'headless.blogs.blog')}
        </p>
      )}
      <Title className={classes.title}>
        <a className={classes.link} href={href}>
          {title}
        </a>
      </Title>
      {lead && (
        <p className={classes.description}>
          {rest ? <span className={classes.wideOnly}>{lead}</span> : lead}
          {rest}
        </p>
      )}
    </article>
  );
});
