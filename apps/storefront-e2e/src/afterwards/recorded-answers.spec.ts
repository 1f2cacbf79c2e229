import { expect, test } from '@playwright/test';
import { checkRecordedAnswers } from '../../../../testing/vendor-proof/recorded-answers.ts';

test(
  'every commerce answer that the browser tests caused is what the published document promises [API-01]',
  { tag: '@core' },
  async () => {
    const file = process.env.RECORD_ANSWERS;
    if (!file) throw new Error('RECORD_ANSWERS must name the file that the demo backend wrote.');
    const { asked, deviations } = await checkRecordedAnswers(file);
    expect(deviations).toEqual([]);
    // Without these requests no test has shopped.
    expect(asked).toEqual(
      expect.arrayContaining([
        'POST /product/{productId}',
        'GET /checkout/cart',
        'POST /checkout/cart/line-item',
        'POST /account/login',
        'POST /navigation/{activeId}/{rootId}',
      ]),
    );
  },
);
