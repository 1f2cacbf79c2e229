import type { PageProps } from '@weefsel/contracts';
import { Container, Heading } from '@weefsel/ui';
import type { CityData } from './load-city';

/** City. */
export function Page({ data }: PageProps<CityData>) {
  return (
    <Container>
      <Heading level={1}>{data.title}</Heading>
    </Container>
  );
}
