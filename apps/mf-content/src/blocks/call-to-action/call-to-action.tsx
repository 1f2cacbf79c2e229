import { Container, Heading } from '@weefsel/ui';
import { ButtonRow } from '../../links/button-row';
import classes from './call-to-action.module.css';
import type { CallToActionProps } from './to-call-to-action';

/** A call to action between two lines. */
export function CallToAction({ block: { title, level, text, buttons } }: { block: CallToActionProps }) {
  if (!title) return null;
  return (
    <Container>
      <section className={classes.block}>
        <div>
          <Heading level={level} size="section">
            {title}
          </Heading>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        <ButtonRow buttons={buttons} />
      </section>
    </Container>
  );
}
