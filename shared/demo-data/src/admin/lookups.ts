import * as contract from '@bidwright/contract-admin';
import { type Collection, emptyInput, type RecordOf } from '@bidwright/contract-kit';
import { addDays, startOfMonth } from '@bidwright/contract-kit/days';
import { instant } from '../days.ts';
import { projectTypeList } from '../opportunities/projectTypeList.ts';
import { kept, referTo } from '../records.ts';
import { companyList } from './companyList.ts';
import { holidayList } from './holidayList.ts';
import {
  bpaList,
  budgetTypeList,
  chanceList,
  companyTypeList,
  ownerList,
  sectionTitleList,
  skillList,
  sourceList,
  statusList,
} from './lists.ts';
import { teamList } from './teamList.ts';
import { beganOn, userAt } from './users.ts';

const company = referTo('companies', companyList);

/** All lists that people choose from, but companies and users. */
export const lookupRecords = (today: string) => {
  const records = <Input extends { name: string; order: number | null }>(
    of: Collection<Input>,
    inputs: readonly Partial<Input>[],
  ): RecordOf<Collection<Input>>[] =>
    inputs.map((input, n) => ({
      ...emptyInput(of),
      order: n + 1,
      ...input,
      ...kept(of.name, n, instant(beganOn(today), 50_000 + n * 60), userAt(0)),
    }));

  const bpa = ({ from, to, company: holder, ...rest }: (typeof bpaList)[number]) => ({
    ...rest,
    company: company(holder),
    startDate: startOfMonth(today, from),
    endDate: addDays(startOfMonth(today, to), -1),
  });

  return {
    teams: records(
      contract.teams,
      teamList.map(({ lead, ...rest }) => ({ ...rest, lead: userAt(lead) })),
    ),
    companyTypes: records(contract.companyTypes, companyTypeList),
    opportunityStatus: records(
      contract.opportunityStatus,
      statusList.map(({ chance, ...rest }) => ({ ...rest, defaultChance: chance })),
    ),
    opportunityOwner: records(
      contract.opportunityOwner,
      ownerList.map(({ name, person }) => ({ name, user: person === undefined ? null : userAt(person) })),
    ),
    projectTypes: records(
      contract.projectTypes,
      projectTypeList.map(({ name, description }) => ({ name, description })),
    ),
    sources: records(contract.sources, sourceList),
    chances: records(contract.chances, chanceList),
    bpas: records(contract.bpas, bpaList.map(bpa)),
    budgetTypes: records(contract.budgetTypes, budgetTypeList),
    sectionTitles: records(contract.sectionTitles, sectionTitleList),
    skills: records(contract.skills, skillList),
    holidays: records(contract.holidays, holidayList(today)),
  };
};
