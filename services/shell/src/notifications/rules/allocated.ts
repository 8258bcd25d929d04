import { type Rule, referenceIn } from './rule.ts';

/** Somebody else has changed when a person is to work on a bid. */
export const allocationChanged: Rule = {
  on: ['ftes.projections.created', 'ftes.projections.changed'],
  notices: (event) => {
    const person = referenceIn(event.record.fte);
    if (!person || !event.changes.entries || event.record.kind === 'actual') return [];
    const name = referenceIn(event.record.opportunity)?.name ?? '';
    return [
      {
        type: 'allocation-changed',
        recordId: event.recordId,
        occasion: event.id,
        values: { by: event.by.name, name },
        link: `/user/ftes/${person.id}`,
        users: [person],
        mail: 'digest',
      },
    ];
  },
};
