import { Container, Heading, Tabs } from '@weefsel/ui';
import classes from './faq.module.css';
import { FaqQuestions } from './faq-questions';
import type { FaqProps } from './to-faq';
import { observer, useStores } from '@weefsel/stores';

/** Questions with their answers, in tabs when there is more than one subject. */
export const Faq = observer(({ block: { anchor, title, level, tabs } }: { block: FaqProps }) => {
  const { snippets } = useStores();
  const [first, second] = tabs;
  if (!first) return null;
  const below = title ? level : 1;
  const contents = tabs.map((tab) => ({ ...tab, content: <FaqQuestions tab={tab} below={below} /> }));
  return (
    <Container>
      <section className={classes.block} data-titled={title !== undefined}>
        {title && (
          <div className={classes.head} id={anchor} tabIndex={-1}>
            <Heading level={level} size={level === 1 ? 'title' : 'section'}>
              {title}
            </Heading>
          </div>
        )}
        {second ? (
          <Tabs tabs={contents} label={title ?? snippets.text('headless.content.subjects')} />
        ) : (
          <div id={first.id}>
            <FaqQuestions tab={first} below={below} />
          </div>
        )}
      </section>
    </Container>
  );
});
