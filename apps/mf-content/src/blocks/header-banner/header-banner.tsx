import { Button, Container, Heading, Picture } from '@weefsel/ui';
import { Fragment } from 'react';
import classes from './header-banner.module.css';
import type { HeaderBannerProps } from './to-header-banner';

/** Campaign picture across the page with its title on it. */
export function HeaderBanner({ block }: { block: HeaderBannerProps }) {
  const { image, imageMobile, title, level, text, buttons } = block;
  const sources = imageMobile && [
    {
      media: '(width < 768px)',
      srcSet: imageMobile.srcSet,
      width: imageMobile.width,
      height: imageMobile.height,
    },
  ];
  return (
    <section
      className={classes.banner}
      data-position={block.position}
      data-color={block.color}
      data-color-mobile={block.colorMobile}
      data-size={block.size}
      data-blog={block.blog}
    >
      <div className={classes.image}>
        <Picture
          {...image}
          {...(sources && { sources })}
          sizes="100vw"
          priority={block.first ? 'first' : 'lazy'}
          className={classes.picture}
        />
      </div>
      <Container>
        <div className={classes.content}>
          <Heading level={level} size={block.size === 'big' ? 'display' : 'section'}>
            {title.map((line, index) => (
              <Fragment key={line}>
                {line}
                {index < title.length - 1 && (
                  <>
                    {' '}
                    <br />
                  </>
                )}
              </Fragment>
            ))}
          </Heading>
          {text && <p className={classes.text}>{text}</p>}
          {buttons.length > 0 && (
            <div className={classes.buttons}>
              {buttons.map((button, index) => (
                <Button key={index} {...button} />
              ))}
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}
