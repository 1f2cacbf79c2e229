import { Container, Heading } from '@weefsel/ui';
import { ButtonRow } from '../../links/button-row';
import { RichText } from '../../rich-text/rich-text';
import classes from './content-block.module.css';
import type { ContentBlockProps } from './to-content-block';

/** A column of text with an optional heading and buttons. */
export function ContentBlock({ block: { title, level, text, buttons } }: { block: ContentBlockProps }) {
  if (!title && text.length === 0 && buttons.length === 0) return null;
  return (
    <Container>
      <section className={classes.block}>
        {title && (
          <Heading level={level} size={level === 1 ? 'title' : 'section'}>
            {title}
          </Heading>
        )}
        <div className={classes.content}>
          {text.length > 0 && <RichText value={text} below={title ? level : 1} />}
          <ButtonRow buttons={buttons} />
        </div>
      </section>
    </Container>
  );
}
