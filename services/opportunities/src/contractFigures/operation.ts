import { mostFigures, opportunities } from '@bidwright/contract-opportunities';
import { idOf, listOf, type Operation, objectOf, orNull } from '@bidwright/service-kit/openapi';

const day = orNull({ type: 'string', format: 'date' });

/** What the document of the API says of the call. */
export const contractFiguresOperation: Operation = {
  method: 'post',
  path: `/api/${opportunities.service}/contractFigures`,
  tag: 'opportunities',
  summary: 'What the documents of projects say of their contracts: period, amount, what was invoiced',
  refusals: [422],
  body: objectOf({ ids: { ...listOf(idOf('opportunities')), maxItems: mostFigures } }),
  answer: listOf(
    objectOf({
      id: idOf('opportunities'),
      start: day,
      end: day,
      amount: orNull({ type: 'number' }),
      invoiced: { type: 'number' },
      lastInvoice: day,
    }),
  ),
};
