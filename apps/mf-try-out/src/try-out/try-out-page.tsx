import type { PageProps } from '@weefsel/contracts';
import { Container, Heading } from '@weefsel/ui';
import type { TryOutData } from './load-try-out';

/** Try out. */
export function Page({ data }: PageProps<TryOutData>) {
  return (
    <Container>
      <Heading level={1}>{data.title}</Heading>
    </Container>
  );
}
