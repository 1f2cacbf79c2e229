import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Disclosure, Heading, Tabs, type HeadingLevel } from '@weefsel/ui';
import { useState } from 'react';
import { RichText } from '../../rich-text/rich-text';
import classes from './faq.module.css';
import type { FaqProps, FaqTabProps } from './to-faq';

interface FaqQuestionsProps {
  tab: FaqTabProps;
  /** Level of the heading above. */
  below: HeadingLevel;
}

/**
 * The questions of one tab, with at most one answer open.
 * Browsers ensure that by the shared `name`; the state covers older ones.
 */
function FaqQuestions({ tab: { id, questions, button }, below }: FaqQuestionsProps) {
  const [openKey, setOpenKey] = useState<string>();
  const toggle = (key: string, open: boolean) => {
    if (open) setOpenKey(key);
    else setOpenKey((current) => (current === key ? undefined : current));
  };
  return (
    <>
      <div className={classes.questions}>
        {questions.map(({ key, question, answer }) => (
          <Disclosure
            key={key}
            summary={question}
            name={`${id}-vragen`}
            open={key === openKey}
            onToggle={(open) => toggle(key, open)}
          >
            <div className={classes.answer}>
              <RichText value={answer} below={below} />
            </div>
          </Disclosure>
        ))}
      </div>
      {button && (
        <div className={classes.button}>
          <Button {...button} />
        </div>
      )}
    </>
  );
}

/** Questions with their answers, in tabs when there are several subjects. */
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
