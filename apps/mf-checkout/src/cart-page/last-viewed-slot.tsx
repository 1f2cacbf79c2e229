import { RemoteFragment } from '@weefsel/federation/runtime';
import { Container } from '@weefsel/ui';
import classes from './last-viewed-slot.module.css';

/** Slot id below the cart. */
export const LAST_VIEWED = 'last-viewed';

/**
 * Products that this browser viewed before, shown by mf-catalog below the cart. The cart works without them.
 */
export const LastViewedSlot = () => (
  <Container>
    <div className={classes.place}>
      <RemoteFragment of="mf-catalog" name="LastViewed" id={LAST_VIEWED} props={{}} optional />
    </div>
  </Container>
);
