import { Button, Container, Heading } from '@weefsel/ui';
import classes from './call-to-action.module.css';
import type { CallToActionProps } from './to-call-to-action';

/** An invitation between two lines. */
export function CallToAction({ block: { title, level, text, buttons } }: { block: CallToActionProps }) {
  return (
    <Container>
      <section className={classes.block}>
        <div>
          <Heading level={level} size="section">
            {title}
          </Heading>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        <div className={classes.buttons}>
          {buttons.map((button) => (
            <Button key={button.href} {...button} />
          ))}
        </div>
      </section>
    </Container>
  );
}
