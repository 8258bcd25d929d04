import { call, everybody, listOf, object, objectOf, recordId, recordOf } from '@bidwright/contract-kit';
import { actuals } from './actuals.ts';
import { projections } from './projections.ts';

/** The months of one person, for the page of them. */
export const personMonths = call({
  service: projections.service,
  name: 'personMonths',
  tag: projections.name,
  summary:
    'What a person is planned for and has worked: the own, for Admins and Operations anybody’s, for leads of their teams’ people, for managers of people on their bids',
  input: object({ person: recordId('users').required() }),
  answer: objectOf({
    planned: listOf(recordOf(projections)),
    /** Null for who may not see hours. */
    actual: listOf(recordOf(actuals)).nullable(),
  }),
  right: everybody,
  reads: [projections.name, actuals.name],
});
