import { Button, Disclosure, type HeadingLevel } from '@weefsel/ui';
import { useState } from 'react';
import { RichText } from '../../rich-text/rich-text';
import classes from './faq.module.css';
import type { FaqTabProps } from './to-faq';

interface FaqQuestionsProps {
  tab: FaqTabProps;
  /** Level of the heading above. */
  below: HeadingLevel;
}

/** The questions of one subject. One answer is open at most: the browser sees to it by their name, older ones by our state. */
export function FaqQuestions({ tab: { id, questions, button }, below }: FaqQuestionsProps) {
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
