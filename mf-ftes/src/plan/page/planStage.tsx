import { chances, opportunityStatus, users } from '@bidwright/contract-admin';
import { type Projection, projections, type SavePlansCall } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, changeRecord, renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { ftes, store } from '../../api.ts';
import module from '../../module.tsx';
import { sampleProjection, sampleStatus } from '../../year/sample.ts';
import { BidProjections } from './BidProjections.tsx';

const kept = { version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null };
/** Leads the team that plans. */
export const lead: Person = {
  id: 'lead',
  name: 'Lea Diaz',
  email: 'lea@example.com',
  permissions: ['Team Lead'],
  teams: ['t1'],
  showProjections: true,
};
const ann = { id: 'ann', name: 'Ann Lee' };
export const bo = { id: 'bo', name: 'Bo Chen' };

const user = ({ id, name }: typeof ann) => ({
  ...emptyInput(users),
  ...kept,
  id,
  name,
  email: `${id}@example.com`,
  position: 'Engineer',
});

const bid = {
  ...emptyInput(opportunities),
  ...kept,
  id: 'o-Port',
  solicitationName: 'Port plan',
  opportunityStatus: { id: 'Writing', name: 'Writing' },
  teamsInvolved: [{ id: 't1', name: 'Health' }],
  dueDate: '2030-09-30',
  estimatedProjectLength: 4,
};

const chanceOf = (status: string | undefined) => (status === 'Won' ? 1 : 0.5);

/** What people have to do in the four months from January 2031 on. */
const worksOf = (plans: Projection[], person: string) =>
  plans
    .filter(({ fte, status }) => fte?.id === person && status === 'Active')
    .map(({ opportunity, oppStatus, entries }) => ({
      bid: opportunity,
      chance: chanceOf(oppStatus?.id),
      parts: [1, 2, 3, 4].map((month) => entries.find((one) => one.month === month)?.percentAllocated ?? 0),
    }));

const capacityFrom = (plans: Projection[]) => (body: Record<string, unknown>) => {
  const people: string[] = Array.isArray(body.people) ? body.people : ['ann', 'bo'];
  const figures = {
    capacities: [1, 1, 1, 1],
    committed: [],
    expected: [0.4, 0, 0.2, 0],
    exposure: [],
    over: [],
    teams: [],
  };
  return {
    months: [1, 2, 3, 4].map((month) => ({ year: 2031, month })),
    people: people.map((id) => ({ ...figures, person: { id, name: id }, capacity: 1, works: worksOf(plans, id) })),
  };
};

/** For tests: a bid's plan, what else its people have to do, and a server that keeps it. Call it at the top of a test file. */
export const planStage = () => {
  let plans: Projection[];
  let saves: SavePlansCall['plans'][];
  let server: Awaited<ReturnType<typeof callServer>>;

  const save = (sentBody: Record<string, unknown>) => {
    const sent: SavePlansCall['plans'] = Array.isArray(sentBody.plans) ? sentBody.plans : [];
    saves.push(sent);
    for (const [at, plan] of sent.entries()) {
      if ('id' in plan) changeRecord(plans.find(({ id }) => id === plan.id) ?? {}, plan);
      else plans.push({ ...emptyInput(projections), ...kept, ...plan, id: `new-${at}` });
    }
    return sent.map((_, at) => String(at));
  };

  beforeEach(async () => {
    saves = [];
    plans = [
      sampleProjection('Port', 'Writing', [
        [2031, 1, 0.5],
        [2031, 2, 0.5],
      ]),
      sampleProjection('River gauge', 'Won', [
        [2031, 1, 0.4],
        [2031, 2, 0.4],
      ]),
      sampleProjection('Dam', 'Writing', [[2031, 2, 0.4]]),
    ];
    server = await callServer(
      [
        { of: projections, records: plans },
        { of: opportunities, records: [bid, { ...bid, id: 'o-Dam', solicitationName: 'Dam' }] },
        { of: users, records: [user(ann), user(bo)] },
        { of: chances, records: [] },
        {
          of: opportunityStatus,
          records: [sampleStatus('Won', 'Won', 1), sampleStatus('Writing', 'Open', 0.5)],
        },
      ],
      { 'ftes/capacity': capacityFrom(plans), 'ftes/savePlans': save },
    );
  });
  afterEach(async () => {
    // What one test has read is nothing to the next.
    store.dispatch(ftes.util.resetApiState());
    await server.close();
  });

  return {
    get plans() {
      return plans;
    },
    /** What was saved, a list a click. */
    get saves() {
      return saves;
    },
    get server() {
      return server;
    },
    open: async (person: Person = lead) => {
      const stage = await renderInShell(<BidProjections bid={{ id: 'o-Port', name: 'Port plan' }} />, {
        ...module,
        person,
      });
      await screen.findByRole('grid');
      await screen.findByText('+10 over');
      return stage;
    },
  };
};

// Roles and names of a whole grid take the library long to work out.
const found = <Part,>(part: Part | null | undefined): Part => {
  if (part) return part;
  throw new Error('The grid does not have it');
};
export const rowOf = (name: string) => found(screen.getByText(name, { selector: 'th *' }).closest('tr'));
export const cellOf = (name: string, month: number) => found(rowOf(name).cells[month]);
export const press = (text: string) =>
  found(screen.getByText(text, { selector: 'button, button *' }).closest('button'));
/** What a row shows for its four months. */
export const monthsOf = (name: string) =>
  [1, 2, 3, 4].map((month) => cellOf(name, month).querySelector('b')?.textContent);
