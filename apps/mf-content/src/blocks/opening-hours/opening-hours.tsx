import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading, Picture, PinIcon } from '@weefsel/ui';
import classes from './opening-hours.module.css';
import type { OpeningHoursProps } from './to-opening-hours';
import { WeekTable } from './week-table';

const SIZES = '(min-width: 768px) 56vw, 100vw';

/** Opening hours and address of the store. */
export const OpeningHours = observer(({ block }: { block: OpeningHoursProps }) => {
  const { snippets } = useStores();
  const { title = snippets.text('headless.content.openingHours'), text, week, address, map, button } = block;
  return (
    <Container>
      <section className={classes.block} data-map={map !== undefined}>
        <div>
          <Heading level={2}>{title}</Heading>
          {text && <p className={classes.text}>{text}</p>}
          {week.length > 0 && <WeekTable week={week} />}
          {address && (
            <address className={classes.address}>
              <PinIcon size={20} />
              {address}
            </address>
          )}
          {button && <Button {...button} />}
        </div>
        {map && <Picture {...map} sizes={SIZES} />}
      </section>
    </Container>
  );
});
