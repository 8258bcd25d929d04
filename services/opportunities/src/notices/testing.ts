import type { Reference } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { event, noticesOf, person, type TestService } from '@bidwright/service-testing';

type Fields = Record<string, unknown>;

const admin = person('Admin', { name: 'Noor Haddad' });

/** A service of bids beside an admin service that tells it of its lists. */
export const firm = (running: TestService) => {
  const list = async (col: string, name: string, fields: Fields = {}): Promise<Reference> => {
    const { id } = person('Admin');
    const record = { id, name, status: 'Active', ...fields };
    await running.deliver(event({ service: 'admin', col, record }));
    return { id, name };
  };

  const hire = (name: string, fields: Fields = {}) => list('users', name, fields);

  const call = async <T>(name: string, body: object, who = admin): Promise<T> => {
    const answer = await running.call<T>(name, { col: 'opportunities', ...body }, who);
    expect([name, answer.status, answer.body.errorInfo]).toEqual([name, 200, undefined]);
    return answer.body.data;
  };

  /** A bid with an owner, a manager and a team that has a lead. */
  const staffed = async (fields: Fields = {}) => {
    const [owner, manager, lead] = [await hire('Olga Owner'), await hire('Max Manager'), await hire('Lia Lead')];
    const team = await list('teams', 'Health', { lead });
    const open = await list('opportunityStatus', 'Writing', { category: 'Open' });
    const entry = await list('opportunityOwner', 'Olga', { user: owner });
    const about = { opportunityOwner: entry, rfpManager: manager, primaryTeam: team, teamsInvolved: [team] };
    const bid = { solicitationName: 'Waterway permits', opportunityStatus: open, dueDate: '2026-12-24' };
    const id = await call<string>('create', sampleOpportunity({ ...bid, ...about, ...fields }));
    return { id, owner, manager, lead, team, open };
  };

  const update = (id: string, fields: Fields) => call('update', { id, ...fields });
  const add = (ref: string, sub: string, fields: Fields, who = admin) =>
    call<string>('createSubcollection', { ref, sub, ...fields }, who);

  /** Who has been told of what type since the test began. */
  const published = async (type: string) => {
    const found = (await noticesOf(running)).filter((notice) => notice.type === type);
    return found.map(({ users = [], ...notice }) => ({ ...notice, names: users.flatMap((user) => user?.name ?? []) }));
  };

  return { admin, list, hire, call, staffed, update, add, published };
};
