import type { Notice } from '../notice.ts';
import { type Rule, referenceIn, textIn } from './rule.ts';

/** A month of a person holds too much from now on: for sure, or if open bids are won. */
export const overloaded: Rule = {
  on: ['ftes.overloads.changed'],
  notices: ({ id, record }, { directory, bids }) => {
    const person = directory.user(referenceIn(record.person)?.id);
    if (!person) return [];
    const notice = {
      recordId: person.id,
      occasion: id,
      values: { person: person.name ?? '', month: textIn(record.month) },
      link: `/user/ftes/${person.id}`,
      mail: 'digest',
      readers: ['Team Lead', 'Project Manager', 'Operations'],
    } satisfies Partial<Notice>;
    if (record.kind === 'probable')
      return [{ ...notice, type: 'capacity-risk', users: bids.map(({ primaryTeam }) => directory.lead(primaryTeam)) }];
    const manager = person.manager?.id ? { id: person.manager.id, name: person.manager.name } : null;
    const leads = person.teams.map((team) => directory.lead(team));
    return [{ ...notice, type: 'over-allocated', users: [manager, ...leads], roles: ['Operations'] }];
  },
};
