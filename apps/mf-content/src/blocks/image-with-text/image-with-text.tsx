import { Button, Container, Heading, Picture } from '@weefsel/ui';
import { RichText } from '../../rich-text/rich-text';
import classes from './image-with-text.module.css';
import type { ImageWithTextProps } from './to-image-with-text';

const SIZES = '(min-width: 768px) 56vw, 100vw';

/** A picture with a text beside it, or below it on a phone. */
export function ImageWithText({ block }: { block: ImageWithTextProps }) {
  return (
    <Container>
      <div
        className={classes.block}
        data-image={block.imageLeft ? 'left' : 'right'}
        data-format={block.format}
      >
        <div className={classes.frame} data-shadow={block.shadow}>
          <Picture {...block.image} sizes={SIZES} />
        </div>
        <div className={classes.content}>
          {block.title && (
            <Heading level={block.level} size="section">
              {block.title}
            </Heading>
          )}
          <div className={classes.text}>
            <RichText value={block.text} below={block.title ? block.level : 1} />
          </div>
          {block.button && <Button {...block.button} />}
        </div>
      </div>
    </Container>
  );
}
