import { type Change, type Reference, type Role, wholeRecord } from '@bidwright/contract-kit';
import { statusList } from '../admin/lists.ts';
import type { OpportunityWithParts } from '../opportunities/opportunityRecords.ts';
import { type DemoNotice, presentBidders } from './notice.ts';

const decided = new Set<string>(
  statusList.filter(({ category }) => category === 'Won' || category === 'Lost').map(({ name }) => name),
);
const firmWide: Role[] = ['Admin', 'Team Lead', 'Project Manager'];

const nameIn = (value: unknown) =>
  value && typeof value === 'object' && 'name' in value && typeof value.name === 'string' ? value.name : '–';

/** What is the same in every notice about a bid. */
export const aboutBid = ({ id, solicitationName }: Pick<OpportunityWithParts, 'id' | 'solicitationName'>) => ({
  recordId: id,
  link: `/general/opportunities/${id}`,
  name: solicitationName,
});

const told = (bid: OpportunityWithParts, owners: Reference[]) => {
  const { name, ...about } = aboutBid(bid);
  return (type: DemoNotice['type'], by: Reference, at: number, more: Partial<DemoNotice>): DemoNotice => ({
    ...about,
    type,
    by,
    at,
    roles: [],
    ...more,
    values: { by: by.name, name, ...more.values },
    users: presentBidders(more.users ?? owners, by),
  });
};

const changeNews = (bid: OpportunityWithParts, owners: Reference[], change: Omit<Change, 'id'>): DemoNotice[] => {
  const { field, oldValue, newValue, dateUpdated } = change;
  const by = { id: change.changedBy, name: change.changedByName };
  const notice = told(bid, owners);
  if (field === wholeRecord)
    return [notice('opportunities.opportunity-created', by, dateUpdated, { values: { date: bid.dueDate ?? '' } })];
  if (field === 'opportunityStatus') {
    const to = nameIn(newValue);
    const values = { from: nameIn(oldValue), to };
    return [
      notice('opportunities.status-changed', by, dateUpdated, { values, roles: decided.has(to) ? firmWide : [] }),
    ];
  }
  if (field === 'dueDate' && typeof oldValue === 'string' && typeof newValue === 'string')
    return [notice('opportunities.due-changed', by, dateUpdated, { values: { from: oldValue, date: newValue } })];
  return [];
};

/** What people have done to a bid. */
export const bidNews = (bid: OpportunityWithParts, owners: Reference[]): DemoNotice[] => [
  ...bid.changeLog.flatMap((change) => changeNews(bid, owners, change)),
  ...bid.decisions.flatMap(({ addedBy, dateCreated }) =>
    addedBy ? [told(bid, owners)('opportunities.decision-recorded', addedBy, dateCreated, {})] : [],
  ),
  ...bid.comments.flatMap(({ addedBy, dateCreated, mentions }) =>
    addedBy ? [told(bid, owners)('opportunities.mention', addedBy, dateCreated, { users: mentions })] : [],
  ),
];
