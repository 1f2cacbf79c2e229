import { Container } from '@weefsel/ui';
import { ButtonRow } from '../../links/button-row';
import type { ButtonsProps } from './to-buttons';

/** A row of buttons without further text. */
export function Buttons({ block }: { block: ButtonsProps }) {
  if (block.buttons.length === 0) return null;
  return (
    <Container>
      <ButtonRow {...block} />
    </Container>
  );
}
