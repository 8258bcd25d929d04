import {
  bpas,
  budgetTypes,
  chances,
  companies,
  companyContacts,
  companyTypes,
  holidays,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  sectionTitles,
  skills,
  sources,
  teams,
  users,
} from '@bidwright/contract-admin';
import { Money, PersonAvatar } from '@bidwright/remote-kit/ui';
import { ChosenPeople } from '../bulk/ChosenPeople.tsx';
import { TwinsLink } from '../companies/TwinsLink.tsx';
import { AccountNotes } from '../people/AccountNotes.tsx';
import { HandOverButton } from '../people/handOver/HandOverButton.tsx';
import { LastSignIn } from '../people/LastSignIn.tsx';
import { SignIns } from '../people/SignIns.tsx';
import { TeamMembers } from '../teams/TeamMembers.tsx';
import { TeamWork } from '../teams/TeamWork.tsx';
import { AccountDefaultsButton } from './accounts/AccountDefaultsButton.tsx';
import { NewPerson } from './accounts/NewPerson.tsx';
import { OpenRegistration } from './accounts/OpenRegistration.tsx';
import { CategoryChip } from './CategoryChip.tsx';
import { ColorDot } from './ColorDot.tsx';
import { sameCompany, sameContact } from './likeness.ts';
import { list } from './list.ts';

const ofKind = [{ field: 'description' }, { field: 'order' }] as const;

/** The lists of reference data, in the menu's order. */
export const lists = [
  list(teams, {
    mark: ({ color }) => <ColorDot color={color} />,
    columns: [{ field: 'lead' }, { field: 'description' }],
    hidden: ['successor'],
    Head: TeamMembers,
    Work: TeamWork,
  }),
  list(users, {
    mark: ({ name, profilePicture }) => <PersonAvatar name={name} src={profilePicture} named />,
    below: 'email',
    columns: [
      { field: 'position' },
      { field: 'permissions' },
      { field: 'teams' },
      { field: 'manager', from: 'lg' },
      { field: 'expirationDate', from: 'xl' },
    ],
    hidden: ['name', 'profilePicture', 'notifications', 'calendar', 'oppPerformance'],
    actions: <AccountDefaultsButton />,
    notice: <OpenRegistration />,
    NewForm: NewPerson,
    extra: [
      { id: 'lastSignIn', header: 'admin.people.lastSignIn', cell: ({ id }) => <LastSignIn id={id} />, from: 'lg' },
    ],
    Around: SignIns,
    Above: AccountNotes,
    Beside: HandOverButton,
    Chosen: ChosenPeople,
    withAccounts: true,
  }),
  list(projectTypes, { columns: [...ofKind] }),
  list(opportunityStatus, {
    mark: ({ color }) => <ColorDot color={color} />,
    columns: [
      { field: 'category', cell: ({ category, color }) => <CategoryChip category={category} color={color} /> },
      { field: 'defaultChance' },
      { field: 'stuckAfterDays' },
      { field: 'order' },
    ],
  }),
  list(opportunityOwner, { columns: [{ field: 'user' }, ...ofKind] }),
  list(sources, { columns: [...ofKind] }),
  list(chances, {
    columns: [{ field: 'value' }, { field: 'meaning' }, { field: 'order' }],
    place: 'admin/chances.main/v1',
  }),
  list(companyTypes, { columns: [...ofKind] }),
  list(companyContacts, {
    under: { col: 'companies', sub: 'contacts' },
    search: 'admin.companies_contacts.search',
    mark: ({ name }) => <PersonAvatar name={name} named />,
    below: 'title',
    columns: [{ field: 'parent', width: 186 }, { field: 'email' }, { field: 'phone' }, { field: 'role', from: 'lg' }],
    alike: sameContact,
  }),
  list(companies, {
    mark: ({ name }) => <PersonAvatar name={name} company named />,
    columns: [
      { field: 'companyType' },
      { field: 'hasBPA' },
      { field: 'city' },
      { field: 'state' },
      { field: 'website', from: 'xl' },
    ],
    onPage: ['address', 'postalCode', 'conflictOfInterest'],
    page: ({ id }) => `/admin/companies/${id}`,
    actions: <TwinsLink />,
    alike: sameCompany,
  }),
  list(bpas, {
    columns: [
      { field: 'number' },
      { field: 'company' },
      { field: 'endDate' },
      { field: 'ceiling', cell: ({ ceiling }) => <Money amount={ceiling} short /> },
    ],
  }),
  list(budgetTypes, { columns: [{ field: 'projections' }, ...ofKind] }),
  list(sectionTitles, { columns: [...ofKind] }),
  list(holidays, { columns: [{ field: 'day' }, { field: 'region' }, { field: 'description' }] }),
  list(skills, { columns: [...ofKind] }),
];
