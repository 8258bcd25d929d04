import { type Rules, transact, untilWritten, updatePolicy } from '@bidwright/service-kit';

type Answer = NonNullable<NonNullable<Rules['answers']>['update']>;

/** The call `update` in one transaction with what a collection's rules have looked at, so that nobody else changes that meanwhile. */
export const updateAtOnce: Answer = (asked) => {
  const { db, resource } = asked;
  const answer = (trx: typeof db) => updatePolicy.answer({ ...asked, db: trx });
  return untilWritten(db, () => transact(db, resource.eventSink, answer));
};
