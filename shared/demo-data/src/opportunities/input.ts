import { emptyInput, fill } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { opportunities } from '@bidwright/contract-opportunities';
import type { Faker } from '@faker-js/faker';
import { companyList, inSentence } from '../admin/companyList.ts';
import {
  bpaList,
  budgetTypeList,
  type CompanyTypeName,
  chanceList,
  type SourceName,
  sourceList,
  statusList,
} from '../admin/lists.ts';
import { teamList } from '../admin/teamList.ts';
import { weekday } from '../days.ts';
import { nth, referTo } from '../records.ts';
import { seeded } from '../seeded.ts';
import type { Bid } from './bid.ts';
import type { Plan } from './plan.ts';
import { projectTypeList } from './projectTypeList.ts';
import { budgetNotes, descriptions, firstThoughts } from './remarks.ts';
import { agencyOf } from './subject.ts';

const company = referTo('companies', companyList);
const projectType = referTo('projectTypes', projectTypeList);
const source = referTo('sources', sourceList);
const team = referTo('teams', teamList);
const bpa = referTo('bpas', bpaList);
const budgetType = referTo('budgetTypes', budgetTypeList);
const statusReference = referTo('opportunityStatus', statusList);
const chance = referTo('chances', chanceList);

/** A status and the chance that goes with it: one step better for who has the contract now, while that is open. */
export const standing = (name: Plan['status'], incumbent: boolean) => {
  const status = nth(
    statusList.filter((one) => one.name === name),
    0,
  );
  const usual = chanceList.findIndex(({ value }) => value === status.chance);
  const better = incumbent && status.category === 'Open' ? 1 : 0;
  return { opportunityStatus: statusReference(name), chance: chance(nth(chanceList, usual + better).name) };
};

const subcontractors = companyList.filter(({ type }) => type === 'Subcontractor').map(({ name }) => company(name));

const sourcesOf = new Map<CompanyTypeName, readonly SourceName[]>([
  ['Client – Federal', ['SAM.gov', 'SAM.gov', 'GSA eBuy', 'Forecast list', 'Industry day', 'Existing client']],
  ['Client – State', ['State portal', 'State portal', 'Existing client', 'Referral']],
  ['Client – Local', ['County/City portal', 'County/City portal', 'Website', 'Existing client']],
  ['Client – Commercial', ['Referral', 'Existing client', 'Website']],
]);

const sourceOf = ({ subject, original }: Plan, random: Faker): SourceName => {
  if (original) return 'Incumbent contract';
  if (subject.endClient) return 'Prime invitation';
  return random.helpers.arrayElement(sourcesOf.get(subject.client.type) ?? ['Website']);
};

const scheduleOf = ({ n, subject }: Plan): string => {
  const { type } = agencyOf(subject);
  if (type === 'Client – Federal')
    return nth(
      projectTypeList.filter(({ name }) => name === subject.type),
      0,
    ).schedule;
  if (type === 'Client – Commercial') return 'Not applicable';
  return n % 2 === 0 && type === 'Client – State' ? 'State term contract' : 'Open market';
};

/** The first letters of its words, as people in a firm call a bid. */
const nicknameOf = (name: string) =>
  name
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** What is known of a bid while it is written; the outcome is added by its life. */
export const fullInput = (bid: Bid): OpportunityInput => {
  const { n, subject, due, solicitationNumber, original, staff, worth } = bid;
  const random = seeded('input', n);
  const back = (min: number, max: number) => weekday(addDays(due, -random.number.int({ min: min, max: max })), -1);
  const words = { client: inSentence(agencyOf(subject).name), work: subject.name, team: subject.team };
  const agreement = bpaList.find((one) => one.company === subject.client.name);
  return {
    ...emptyInput(opportunities),
    ...standing(bid.status, original !== undefined),
    client: company(subject.client.name),
    endClient: subject.endClient ? company(subject.endClient.name) : null,
    solicitationName: subject.name,
    solicitationNumber,
    nickname: n % 4 === 0 ? nicknameOf(subject.name) : null,
    linkToPosting: `https://bids.example.com/notices/${10_000 + n * 13}`,
    projectType: projectType(subject.type),
    opportunityOwner: staff.opportunityOwner,
    ownerUser: staff.ownerUser,
    rfpManager: staff.rfpManager,
    source: source(sourceOf(bid, random)),
    gsaSchedule: scheduleOf(bid),
    bpa: agreement && n % 2 === 0 ? bpa(agreement.name) : null,
    role: subject.endClient ? 'Sub' : 'Prime',
    subContractor: subject.endClient ? [] : random.helpers.arrayElements(subcontractors, { min: 0, max: 3 }),
    submissionMethod: subject.client.type === 'Client – Local' && n % 2 === 0 ? 'Mail/Drop it off' : 'Email/Electronic',
    dateQnA: back(11, 14),
    decisionDueDate: back(18, 25),
    dueDate: due,
    dueTime: n % 3 === 0 ? '14:00' : null,
    dueZone: n % 3 === 0 ? 'America/New_York' : null,
    expectedAwardDate: bid.award,
    isRecompete: original !== undefined,
    originalOpportunity: original ?? null,
    description: fill(random.helpers.arrayElement(descriptions), words),
    initialThoughts: fill(random.helpers.arrayElement(firstThoughts), words),
    teamsInvolved: staff.teams.map(team),
    primaryTeam: team(subject.team),
    budgetType: budgetType(random.helpers.arrayElement(budgetTypeList).name),
    estimatedBudgetAmount: bid.withoutAmount ? null : worth.amount,
    amountKind: bid.withoutAmount ? null : 'Estimated',
    estimatedBudgetAmountNotes: bid.withoutAmount ? null : random.helpers.arrayElement(budgetNotes),
    estimatedProjectLength: worth.months,
  };
};
