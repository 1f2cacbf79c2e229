import { observer, useStores } from '@weefsel/stores';
import { PlayIcon, VisuallyHidden } from '@weefsel/ui';
import { useRef, useState, type ReactNode } from 'react';
import classes from './film.module.css';

interface FilmProps {
  src: string;
  /** Shown until the film plays. */
  poster: ReactNode;
  /** Subject of the film; may be empty. */
  title: string;
}

/** A film behind a picture. Nothing of it is loaded before the play button is pressed. */
export const Film = observer(({ src, poster, title }: FilmProps) => {
  const { snippets } = useStores();
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  const start = () => {
    film.current?.focus();
    // When it cannot play, the browser's own controls show the reason.
    film.current?.play().catch(() => setStarted(true));
  };

  return (
    <div className={classes.film} data-started={started}>
      <video
        ref={film}
        className={classes.video}
        src={src}
        preload="none"
        controls
        playsInline
        tabIndex={0}
        aria-label={title || undefined}
        onPlay={() => setStarted(true)}
      />
      <div className={classes.overlay} hidden={started}>
        {poster}
        <button type="button" className={classes.play} onClick={start}>
          <span className={classes.disc}>
            <PlayIcon size={28} />
          </span>
          <VisuallyHidden>
            {title
              ? snippets.text('headless.content.playTitle', { title })
              : snippets.text('headless.content.play')}
          </VisuallyHidden>
        </button>
      </div>
    </div>
  );
});
