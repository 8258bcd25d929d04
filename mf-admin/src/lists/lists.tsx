import {
  chances,
  companies,
  companyTypes,
  opportunityOwner,
  opportunityStatus,
  projectTypes,
  sources,
  teams,
  users,
} from '@bidwright/contract-admin';
import { PersonAvatar } from '@bidwright/remote-kit/ui';
import { CategoryChip } from './CategoryChip.tsx';
import { ColorDot } from './ColorDot.tsx';
import { list } from './list.ts';

const ofKind = [{ field: 'description' }, { field: 'order' }] as const;

/** The lists of reference data, in the menu's order. */
export const lists = [
  list(teams, {
    path: 'teams',
    mark: ({ color }) => <ColorDot color={color} />,
    columns: [{ field: 'lead' }, { field: 'description' }],
  }),
  list(users, {
    path: 'users',
    mark: ({ name, profilePicture }) => <PersonAvatar name={name} src={profilePicture} named />,
    below: 'email',
    columns: [
      { field: 'position' },
      { field: 'permissions' },
      { field: 'teams' },
      { field: 'manager', from: 'lg' },
      { field: 'expirationDate', from: 'xl' },
    ],
    hidden: ['name', 'profilePicture', 'notifications', 'calendar', 'oppPerformance', 'capacity'],
  }),
  list(projectTypes, { path: 'project-types', columns: [...ofKind] }),
  list(opportunityStatus, {
    path: 'opportunity-status',
    mark: ({ color }) => <ColorDot color={color} />,
    columns: [
      { field: 'category', cell: ({ category, color }) => <CategoryChip category={category} color={color} /> },
      { field: 'defaultChance' },
      { field: 'stuckAfterDays' },
      { field: 'order' },
    ],
  }),
  list(opportunityOwner, { path: 'opportunity-owner', columns: [{ field: 'user' }, ...ofKind] }),
  list(sources, { path: 'sources', columns: [...ofKind] }),
  list(chances, { path: 'chances', columns: [{ field: 'value' }, { field: 'meaning' }, { field: 'order' }] }),
  list(companyTypes, { path: 'company-types', columns: [...ofKind] }),
  list(companies, {
    path: 'companies',
    mark: ({ name }) => <PersonAvatar name={name} company named />,
    columns: [
      { field: 'companyType' },
      { field: 'hasBPA' },
      { field: 'city' },
      { field: 'state' },
      { field: 'website', from: 'xl' },
    ],
    hidden: ['address', 'conflictOfInterest'],
  }),
];
