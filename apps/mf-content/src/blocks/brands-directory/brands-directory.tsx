import { useRevalidator } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message } from '@weefsel/ui';
import { useState } from 'react';
import { OverviewTabs } from '../../overviews/overview-tabs';
import { wishHref } from '../../overviews/overview-wish';
import { BRAND_FILTERS } from './brand-filters';
import classes from './brands-directory.module.css';
import { byLetter, LETTERS, nearestLetter } from './letters';
import type { BrandEntry, BrandsDirectoryProps } from './to-brands-directory';

const TABS = [
  ['', 'headless.brands.all'],
  ['dames', 'headless.brands.ladies'],
  ['heren', 'headless.brands.men'],
] as const;

const idOf = (letter: string) => `merken-${letter === '#' ? 'overig' : letter}`;

const BrandName = ({ name, href }: BrandEntry) => (href ? <a href={href}>{name}</a> : <span>{name}</span>);

/** Replaces brands that could not be loaded. */
const NoBrands = observer(() => {
  const { snippets } = useStores();
  const { revalidate, state } = useRevalidator();
  const retry = { label: snippets.text('headless.common.retry'), onAction: () => void revalidate() };
  return (
    <Message kind="error" action={{ ...retry, busy: state === 'loading' }}>
      {snippets.text('headless.content.failed')}
    </Message>
  );
});

/** All brands by letter. The index jumps to a letter, or to the nearest one with brands. */
export const BrandsDirectory = observer(({ block }: { block: BrandsDirectoryProps }) => {
  const { snippets } = useStores();
  const [chosen, setChosen] = useState({ from: block, gender: block.gender });
  const gender = chosen.from === block ? chosen.gender : block.gender;
  const hrefOf = (filter: string) => wishHref(block.path, BRAND_FILTERS, { filter, page: 1 });

  const choose = (filter: string) => {
    setChosen({ from: block, gender: filter });
    window.history.replaceState(window.history.state, '', hrefOf(filter));
  };

  if (!block.brands) {
    return (
      <Container>
        <NoBrands />
      </Container>
    );
  }
  const groups = byLetter(block.brands.filter(({ genders }) => gender === '' || genders.includes(gender)));
  return (
    <Container>
      <section aria-label={block.title ?? snippets.text('headless.brands.index')}>
        {block.title && (
          <div className={classes.title}>
            <Heading level={2}>{block.title}</Heading>
          </div>
        )}
        <OverviewTabs
          label="headless.brands.filter"
          tabs={TABS.filter(([filter]) => filter === '' || block.genders.includes(filter))}
          chosen={gender}
          hrefOf={hrefOf}
          onChoose={choose}
        />
        <nav className={classes.index} aria-label={snippets.text('headless.brands.index')}>
          {LETTERS.map((letter) => (
            <a
              key={letter}
              href={`#${idOf(nearestLetter(letter, groups) ?? letter)}`}
              data-empty={!groups.some((group) => group.letter === letter)}
            >
              {letter}
            </a>
          ))}
        </nav>
        <div className={classes.groups}>
          {groups.map(({ letter, items }) => (
            <section key={letter} id={idOf(letter)} className={classes.group}>
              <h3 className={classes.letter}>{letter}</h3>
              <ul className={classes.brands}>
                {items.map((brand) => (
                  <li key={brand.id}>
                    <BrandName {...brand} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </Container>
  );
});
