import { ArrowRightIcon, Container, Heading, Picture } from '@weefsel/ui';
import classes from './double-banner.module.css';
import type { BannerProps, DoubleBannerProps } from './to-double-banner';

const SIZES = '(min-width: 768px) 48vw, 100vw';

function Banner({ banner, level }: { banner: BannerProps; level: 2 | 3 }) {
  const { title, subtitle, href, button, image } = banner;
  const Title = `h${level}` as const;
  return (
    <article className={classes.banner} data-linked={href !== undefined}>
      <div className={classes.frame}>
        <Picture {...image} sizes={SIZES} className={classes.picture} />
      </div>
      <div className={classes.caption}>
        <Title className={classes.title}>{href ? <a href={href}>{title}</a> : title}</Title>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {href && button && (
          <span className={classes.button} data-variant={button.variant} aria-hidden="true">
            {button.text}
            <ArrowRightIcon size={18} />
          </span>
        )}
      </div>
    </article>
  );
}

/** Two banners that link into the shop, side by side. */
export function DoubleBanner({ block: { title, banners } }: { block: DoubleBannerProps }) {
  if (banners.length === 0) return null;
  return (
    <Container>
      {title && (
        <div className={classes.heading}>
          <Heading level={2}>{title}</Heading>
        </div>
      )}
      <div className={classes.banners}>
        {banners.map((banner) => (
          <Banner key={banner.key} banner={banner} level={title ? 3 : 2} />
        ))}
      </div>
    </Container>
  );
}
