import { observer, useStores } from '@weefsel/stores';
import { PlayIcon, VisuallyHidden } from '@weefsel/ui';
import { useRef, useState, type ReactNode } from 'react';
import classes from './film.module.css';

interface FilmProps {
  src: string;
  /** Shown until the film plays. */
  poster: ReactNode;
  /** What the film is about; may be empty. */
  title: string;
}

/** A film under its picture. Pressing the picture plays it; nothing of the film is fetched before that. */
export const Film = observer(({ src, poster, title }: FilmProps) => {
  const { snippets } = useStores();
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  const start = () => {
    film.current?.focus();
    // When it cannot play, the browser's own controls below the picture say why.
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
