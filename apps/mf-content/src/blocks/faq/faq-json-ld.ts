import { locale } from '@weefsel/contracts';
import { toJsonLd } from '@weefsel/product';
import { wordsOf } from '../../rich-text/to-rich-text';
import type { PageBlock } from '../block-lists';

/** Structured data for search engines: one FAQPage with all questions of a page. Empty without questions. */
export function faqJsonLd(blocks: readonly PageBlock[]): object[] {
  const questions = blocks
    .flatMap(({ type, props }) => (type === 'faq' ? props.tabs : []))
    .flatMap((tab) => tab.questions);
  if (questions.length === 0) return [];
  return [
    toJsonLd('FAQPage', {
      inLanguage: locale.code,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
      })),
    }),
  ];
}
