import {
  choice,
  collection,
  everybody,
  flag,
  has,
  message,
  nobody,
  object,
  type Person,
  type RecordOf,
  type Right,
  reference,
  status,
  text,
} from '@bidwright/contract-kit';
import { ownPath } from './ownPath.ts';

export const viewReaches = ['private', 'team', 'firm'] as const;

/** Most characters of a view's filters, sort, columns and layout as JSON. */
const maxLength = 20_000;

const state = object()
  .required()
  .default({})
  .test(
    'length',
    () => message('validation.max', { max: maxLength }),
    (value) => JSON.stringify(value).length <= maxLength,
  )
  .meta({ kind: 'json' });

interface Shared {
  reach?: string | null;
  locked?: boolean | null;
  team?: { id: string; name: string } | null;
}

/** Whom a view is open to follows from its reach: only a team's view names a team, only an unlocked one has other writers. */
const withWriters = <T extends Shared>(value: T): T => {
  if (!value || typeof value !== 'object') return value;
  const team = value.reach === 'team' ? value.team : null;
  const isOpen = value.locked !== true && value.reach !== 'private';
  return { ...value, team, openTo: isOpen ? value.reach : 'private', openTeam: isOpen ? team : null };
};

const input = object({
  name: text(120).required(),
  /** The list it belongs to: `/general/opportunities`. */
  page: text(120)
    .required()
    .matches(ownPath, { message: message('shell.module.path') }),
  /** Filters, sort, columns, widths, grouping and layout, as the list itself keeps them. */
  state,
  reach: choice(viewReaches).default('private').required(),
  team: reference('teams').when('reach', ([reach], schema) =>
    reach === 'team' ? schema.required(message('shell.view.team.required')) : schema,
  ),
  /** Stands in the drawer. */
  pinned: flag(),
  /** Only who made it, or an Admin, may write over it. */
  locked: flag(),
  openTo: choice(viewReaches),
  openTeam: reference('teams'),
  status: status(),
});

const readers: Right = (person) => [
  { field: 'addedBy', ids: [person.id] },
  { field: 'team', ids: person.teams },
  { field: 'reach', ids: ['firm'] },
];

const writers = (person: Person) =>
  has(person)
    ? ('all' as const)
    : [
        { field: 'addedBy', ids: [person.id] },
        { field: 'openTeam', ids: person.teams },
        { field: 'openTo', ids: ['firm'] },
      ];

const makers: Right = (person) => (has(person) ? 'all' : [{ field: 'addedBy', ids: [person.id] }]);
const byMaker = { update: makers };

/** May this person put a view of such a reach into sight of all who see it? Into everybody's only an Admin. */
export const mayPin = (person: Person, { reach }: Pick<Shared, 'reach'>): boolean => reach !== 'firm' || has(person);

/** Lists as people have arranged and saved them. */
export const views = collection({
  name: 'views',
  service: 'shell',
  input: input.transform(withWriters),
  rights: { read: readers, create: everybody, update: writers },
  many: { export: nobody, bulk: nobody, import: nobody },
  fields: { reach: byMaker, team: byMaker, pinned: byMaker, locked: byMaker, status: byMaker },
  lookup: true,
});

export type View = RecordOf<typeof views>;
