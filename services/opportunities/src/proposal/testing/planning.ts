import type { Person } from '@bidwright/contract-kit';
import {
  type ProposalPlan,
  type ProposalSection,
  type ProposalStep,
  sampleOpportunity,
  sampleStep,
  stepName,
} from '@bidwright/contract-opportunities';
import { event, person, testService } from '@bidwright/service-testing';
import { service } from '../../service.ts';

export const admin = person('Admin');
export const health = { id: 'team-health', name: 'Health' };
export const lead = person('Team Lead', { teams: [health.id], name: 'Lia Lead' });
export const maria = { id: 'u-maria', name: 'Maria Duarte' };
export const max = { id: 'u-max', name: 'Max Manager' };

/** The day on which plans are begun and looked at. */
export const today = '2026-11-20';

/** The days of a plan that was begun with these titles, of a bid that is due on Friday the 18th of December. */
const titles = ['Technical approach', 'Price'];
export const inFront = {
  'Kick-off': '2026-11-20',
  'Pink team': '2026-12-01',
  'Red team': '2026-12-09',
  'Gold team': '2026-12-15',
  Submission: '2026-12-17',
  'Technical approach': '2026-11-30',
  Price: '2026-11-30',
};

/** The days of a plan by what its steps and sections are called. */
export const shown = ({ steps, sections }: Pick<ProposalPlan, 'steps' | 'sections'>): Record<string, string | null> =>
  Object.fromEntries([
    ...steps.map((step) => [stepName(step), step.day]),
    ...sections.map(({ title, due }) => [title, due]),
  ]);

/** A service with an open status and two people, and what tests of plans ask of it. */
export const planning = () => {
  const running = testService(service);
  const { call, deliver } = running;

  /** What another service says of a record. */
  const tell = (of: string, col: string, record: { id: string; [field: string]: unknown }, version = 1) =>
    deliver(
      event({ service: of, col, kind: version === 1 ? 'created' : 'changed', version, recordId: record.id, record }),
    );

  beforeEach(async () => {
    const { id } = sampleOpportunity().opportunityStatus;
    await tell('admin', 'opportunityStatus', { id, name: 'Writing', category: 'Open', status: 'Active' });
    for (const user of [maria, max]) await tell('admin', 'users', { ...user, region: 'Romania', status: 'Active' });
  });

  const create = (col: string, input: object, who = admin) => call<string>('create', { col, ...input }, who);
  const update = (col: string, id: string | undefined, change: object, who = admin) =>
    call('update', { col, id, ...change }, who);

  /** Due on Friday the 18th of December. */
  const bid = async (change: object = {}) => {
    const input = sampleOpportunity({ solicitationNumber: null, dueDate: '2026-12-18', rfpManager: max, ...change });
    return (await create('opportunities', input)).body.data;
  };

  const begin = (opportunityId: string, who: Person = admin, sent: object = { titles }) =>
    call<{ sections: number; steps: number }>('beginProposalPlan', { opportunityId, today, ...sent }, who);

  const add = (opportunityId: string, kind: string, workDaysBefore: number, who: Person = admin) =>
    create('proposalSteps', sampleStep({ opportunityId, kind, workDaysBefore, place: null }), who);

  const move = (id: string | undefined, past: string | undefined, who: Person = admin) =>
    call<{ now: string; day: string }>('moveProposalStep', { id, past }, who);

  const planOf = async (opportunityId: string, on = today) =>
    (await call<ProposalPlan>('proposalPlan', { opportunityId, today: on }, admin)).body.data;

  const query = async <T>(col: string, opportunityId: string, sort: string) => {
    const where = [{ field: 'opportunityId', is: 'eq', value: opportunityId }];
    return (await call<T[]>('query', { col, where, sort: { field: sort }, limit: 50 }, admin)).body.data;
  };

  /** The days as they are kept, which lists, notices and calendars go by. */
  const keptDays = async (opportunityId: string) => {
    await running.deliverOwn();
    const steps = await query<ProposalStep>('proposalSteps', opportunityId, 'day');
    const sections = await query<ProposalSection>('proposalSections', opportunityId, 'place');
    return shown({ steps, sections });
  };

  return { running, call, tell, create, update, bid, begin, add, move, planOf, keptDays };
};
