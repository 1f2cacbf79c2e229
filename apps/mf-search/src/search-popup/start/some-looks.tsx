import type { Look } from '@weefsel/api-clients';
import { lookHref } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Heading, Picture } from '@weefsel/ui';
import styles from './some-looks.module.css';

const SIZES = '(min-width: 1024px) 281px, calc(33vw - 18px)';

/** Looks side by side, each a link to its page; renders nothing without any. */
export const SomeLooks = observer(function SomeLooks({ looks }: { looks: readonly Look[] }) {
  const { snippets } = useStores();
  if (looks.length === 0) return null;
  const title = snippets.text('headless.searchPopup.looks');
  return (
    <section aria-label={title}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ul className={styles.looks}>
        {looks.map(({ versionId, url, translated, cover: { media } }) => (
          <li key={versionId}>
            <a href={lookHref(url)} className={styles.look}>
              <Picture
                src={media.thumbnails.at(-1)?.url ?? media.url}
                srcSet={media.thumbnails.map((one) => `${one.url} ${one.width}w`).join(', ')}
                width={4}
                height={5}
                sizes={SIZES}
                alt=""
                priority="lazy"
                className={styles.picture}
              />
              <span className={styles.name}>{translated.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
