import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Heading } from '@weefsel/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  className: string | undefined;
  title: SnippetKey;
  children: ReactNode;
}

/** A part of a page with its heading. */
export const Section = observer(function Section({ className, title, children }: SectionProps) {
  const { snippets } = useStores();
  return (
    <section className={className}>
      <Heading level={2} size="small">
        {snippets.text(title)}
      </Heading>
      {children}
    </section>
  );
});

interface FactsProps {
  className: string | undefined;
  facts: Partial<Record<SnippetKey, string | null | undefined>>;
}

/** Description list of values by name; empty values are left out. */
export const Facts = observer(function Facts({ className, facts }: FactsProps) {
  const { snippets } = useStores();
  const known = Object.entries(facts).filter(([, value]) => value) as [SnippetKey, string][];
  return (
    <dl className={className}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{snippets.text(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
