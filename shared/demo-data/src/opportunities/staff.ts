import type { Reference } from '@bidwright/contract-kit';
import { ownerList } from '../admin/lists.ts';
import { people } from '../admin/people.ts';
import { type TeamName, teamList } from '../admin/teamList.ts';
import { userAt } from '../admin/users.ts';
import { nth, referTo } from '../records.ts';
import { seeded } from '../seeded.ts';
import type { Plan } from './plan.ts';

const owner = referTo('opportunityOwner', ownerList);
const desk = owner('Proposal Center desk');

/** Teams that help when a team leads. */
const helpers: Record<TeamName, readonly TeamName[]> = {
  Health: ['Data and Evaluation', 'Human Capital'],
  'Defense and Security': ['Digital and Cloud', 'Human Capital'],
  'Digital and Cloud': ['Defense and Security', 'Health'],
  'Data and Evaluation': ['Health', 'Digital and Cloud'],
  'Finance and Audit': ['Data and Evaluation', 'Digital and Cloud'],
  'Human Capital': ['Data and Evaluation', 'Health'],
  'Transportation and Energy': ['Finance and Audit', 'Data and Evaluation'],
  'Proposal Center': [],
};

const leadOf = (team: TeamName) =>
  nth(
    teamList.filter(({ name }) => name === team),
    0,
  ).lead;
const managersOf = (team: TeamName) =>
  people.flatMap(({ role, teams }, n) => (role === 'Project Manager' && teams.includes(team) ? [n] : []));

export interface BidStaff {
  opportunityOwner: Reference;
  /** The person behind the owner; nobody behind a desk. */
  ownerUser: Reference | null;
  rfpManager: Reference;
  /** The leading team first. */
  teams: [TeamName, ...TeamName[]];
  recordedBy: Reference;
  /** Who may change the bid: its lead, its manager and the Admins. */
  editors: Reference[];
}

export const staffOf = ({ n, subject: { team } }: Plan): BidStaff => {
  const random = seeded('staff', n);
  const lead = leadOf(team);
  const manager = nth(managersOf(team), n);
  const others = random.helpers.arrayElements(helpers[team], { min: 0, max: 2 });
  const editors = [lead, manager, lead, manager, 5];
  const ofLead = ownerList.find(({ person }) => person === lead);
  const isOwned = ofLead !== undefined && n % 13 !== 6;
  return {
    opportunityOwner: isOwned ? owner(ofLead.name) : desk,
    ownerUser: isOwned ? userAt(lead) : null,
    rfpManager: userAt(manager),
    teams: [team, ...others, ...(n % 3 === 0 ? (['Proposal Center'] as const) : [])],
    recordedBy: userAt(nth(editors, n)),
    editors: editors.map(userAt),
  };
};
