import type { Actual, ImportedHours, TriedHours } from '@bidwright/contract-ftes';
import type { Person } from '@bidwright/contract-kit';
import { event, jobsOf, person, type TestService } from '@bidwright/service-testing';

const admin = person('Admin');
export const operations = person('Operations');

/** People of whom two are called the same, and bids. */
const known = async ({ deliver }: TestService) => {
  const users = [
    ['ann', 'Ann Lee', 'ann@example.com'],
    ['bo', 'Bo Chen', 'bo@example.com'],
    ['bo2', 'Bo Chen', 'bo.chen@example.com'],
  ];
  for (const [id = '', name, email] of users) {
    const record = { id, name, email, teams: [], status: 'Active' };
    await deliver(event({ service: 'admin', col: 'users', record }));
  }
  const bids = [
    ['port', 'Port plan', 'HP-26-1'],
    ['dam', 'Dam, upper', 'HP-26-2'],
  ];
  for (const [id = '', name = '', solicitationNumber] of bids) {
    const record = { id, solicitationName: name, solicitationNumber, teamsInvolved: [{ id: 't1', name: 'Water' }] };
    await deliver(event({ service: 'opportunities', col: 'opportunities', title: 'solicitationName', record }));
  }
};

/** Tables of hours that somebody sends to a service which knows some people and bids. */
export const hourTables = (running: TestService) => {
  const { upload } = jobsOf(running, operations);
  const { call, post, as } = running;
  beforeEach(() => known(running));
  return {
    sent: async (table: string | Buffer, name = 'hours.csv') => (await upload(table, name)).data.id,
    tried: (file: string, who: Person = operations, more: object = {}) =>
      post<TriedHours>('/api/ftes/tryHours', { file, ...more }, as(who)),
    brought: (file: string, from = 0, who: Person = operations, more: object = {}) =>
      post<ImportedHours>('/api/ftes/importHours', { file, from, ...more }, as(who)),
    all: async () => (await call<Actual[]>('list', { col: 'actuals' }, admin)).body.data,
  };
};

/** Whose hours they are, and for what, month by month. */
export const shown = (actuals: Actual[]) =>
  actuals
    .map(({ fte, opportunity, entries }) => [
      fte.name,
      opportunity.name,
      ...entries.map((one) => `${one.year}-${one.month} ${one.hours}`),
    ])
    .sort();
