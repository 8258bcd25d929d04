import {
  type OpportunityInput,
  type ReportAnswer,
  type ReportRecordsAnswer,
  sampleOpportunity,
} from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { amount, type Bid, is, running, values } from './byHand.ts';
import { demoFirm, records, today } from './testing.ts';

const firm = demoFirm();

const bare = (bid: Bid) => bid.solicitationNumber?.replace(/[\s-]/g, '').toLowerCase();

const signed = records.documents.filter(({ documentType }) => documentType?.value === 'signedContractScope');

const { statuses, chances, owners, companies, projectTypes, sources, teams, users } = records;
const outOfUse = new Set(
  [statuses, chances, owners, companies, projectTypes, sources, teams, users].flatMap((list) =>
    list.flatMap(({ id, status }) => (status === 'Active' ? [] : [id])),
  ),
);
const pointsAtInactive = (bid: Bid) =>
  [
    bid.opportunityStatus,
    bid.chance,
    bid.opportunityOwner,
    bid.client,
    bid.projectType,
    bid.source,
    bid.primaryTeam,
    bid.rfpManager,
  ].some((one) => one && outOfUse.has(one.id));

test('data quality: how many bids fail each check', async () => {
  const open = records.bids.filter((bid) => is(bid, 'Open'));
  const withContract = new Set(signed.map(({ opportunityId }) => opportunityId));
  const twins = records.bids.filter((bid) =>
    records.bids.some(
      (other) =>
        other.id !== bid.id &&
        ((bare(bid) && bare(bid) === bare(other)) ||
          (other.client.id === bid.client.id && other.solicitationName === bid.solicitationName)),
    ),
  );
  const outdated = running.filter(pointsAtInactive);
  expect([outdated.length > 0, outdated.length < running.length]).toEqual([true, true]);
  const { rows, totals } = await firm.ask({ report: 'data-quality' });
  expect(Object.fromEntries(rows.map(({ key, figures }) => [key, figures.bids]))).toEqual({
    noAmount: running.filter((bid) => amount(bid) === null).length,
    noChance: running.filter((bid) => values.get(bid.chance?.id ?? '') === undefined).length,
    noManager: running.filter(({ rfpManager }) => !rfpManager).length,
    noPerson: running.filter(({ ownerUser }) => !ownerUser).length,
    pastDue: open.filter(({ dueDate }) => dueDate < today).length,
    inactiveLookup: outdated.length,
    noReason: records.bids.filter((bid) => is(bid, 'Lost') && !bid.notesLostDropped).length,
    noWinner: records.bids.filter((bid) => is(bid, 'Lost') && !bid.winningFirm).length,
    noContract: records.bids.filter((bid) => is(bid, 'Won') && !withContract.has(bid.id)).length,
    duplicate: twins.length,
  });
  const { total } = await firm.behind({ report: 'data-quality' });
  expect(totals.bids).toBe(total);
});

const served = testService(service);
const admin = person('Admin');

const published = async (col: string, id: string, more: object = {}) => {
  const entry = (status: string, version: number) =>
    served.deliver(
      event({ service: 'admin', col, version, record: { id, name: id, status, ...more } as { id: string } }),
    );
  await entry('Active', 1);
  return () => entry('Inactive', 2);
};
const recorded = (fields: Partial<OpportunityInput>) =>
  served.call('create', { col: 'opportunities', ...sampleOpportunity({ solicitationNumber: null, ...fields }) }, admin);

const ask = async <T>(call: string, body: object = {}) =>
  (await served.post<T>(`/api/opportunities/${call}`, { report: 'data-quality', ...body }, served.as(admin))).body.data;

/** How many bids point at what is out of use, and which. */
const stale = async () => {
  const { rows } = await ask<ReportAnswer>('report');
  const { records: found } = await ask<ReportRecordsAnswer>('reportRecords', { key: 'inactiveLookup' });
  const row = rows.find(({ key }) => key === 'inactiveLookup');
  return [row?.figures.bids, found.map(({ solicitationName }) => solicitationName)];
};

test.each<[col: string, field: keyof OpportunityInput]>([
  ['opportunityStatus', 'opportunityStatus'],
  ['chances', 'chance'],
  ['opportunityOwner', 'opportunityOwner'],
  ['companies', 'client'],
  ['projectTypes', 'projectType'],
  ['sources', 'source'],
  ['teams', 'primaryTeam'],
  ['users', 'rfpManager'],
])('when an entry of %s goes out of use, open bids that point at it are told of', async (col, field) => {
  const one = { id: `one-of-${col}`, name: 'One' };
  const retire = await published(col, one.id, { category: 'Open' });
  await published('opportunityStatus', 'status-won', { category: 'Won' });
  const pointing = { [field]: one, ...(field === 'primaryTeam' && { teamsInvolved: [one] }) };
  await recorded({ solicitationName: 'Open', ...pointing });
  await recorded({ solicitationName: 'Another' });
  if (field !== 'opportunityStatus')
    await recorded({ ...pointing, opportunityStatus: { id: 'status-won', name: 'Won' } });
  expect(await stale()).toEqual([0, []]);
  await retire();
  expect(await stale()).toEqual([1, ['Open']]);
});
