import { RemoteFragment } from '@weefsel/federation/runtime';
import { Container } from '@weefsel/ui';
import classes from './last-viewed-slot.module.css';

/** Id of the place below a cart. */
export const LAST_VIEWED = 'last-viewed';

/** Below a cart: what this browser has looked at before, shown by mf-catalog. The cart works without it. */
export const LastViewedSlot = () => (
  <Container>
    <div className={classes.place}>
      <RemoteFragment of="mf-catalog" name="LastViewed" id={LAST_VIEWED} props={{}} optional />
    </div>
  </Container>
);
