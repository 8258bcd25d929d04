import { statusCategories } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { MenuOption } from '@bidwright/remote-kit/table';
import { usePerson } from '@bidwright/shell-api';
import {
  useBpas,
  useChances,
  useCompanies,
  useOwners,
  usePeople,
  useProjectTypes,
  useSources,
  useStatuses,
  useTeams,
} from '../../../api.ts';
import { gsaSchedules } from '../../field/inputs/gsaSchedules.ts';
import { type FilterName, flagsOf, mayBeEmpty, nothing } from '../state/filters.ts';
import { ownersOf } from '../state/queryOf.ts';

interface Named {
  id: string | null;
  name: string | null;
}

/** The lists' first entry stands for one that is yet to be made. */
const offered = (entries: readonly Named[] = []): MenuOption[] =>
  entries
    .filter(({ id }) => id !== null && String(id) !== '0')
    .map(({ id, name }) => ({ value: String(id), label: name ?? '' }));

const asTheyAre = (texts: readonly string[]): MenuOption[] => texts.map((text) => ({ value: text, label: text }));

/** What a filter offers. The lists of the others are not asked for. A category stands for its statuses where it has several. */
export const useFilterOptions = (name: FilterName, value: readonly string[]): MenuOption[] => {
  const intl = useIntl();
  const person = usePerson();
  const unless = (...used: FilterName[]) => ({ skip: !used.includes(name) });
  const { data: statuses = [] } = useStatuses(unless('status'));
  const { data: owners = [] } = useOwners(unless('owner'));
  const companies = useCompanies(unless('client', 'winner')).data;
  const lists: Partial<Record<FilterName, readonly Named[] | undefined>> = {
    status: statuses,
    team: useTeams(unless('team')).data,
    owner: owners,
    client: companies,
    winner: companies,
    manager: usePeople(unless('manager')),
    type: useProjectTypes(unless('type')).data,
    source: useSources(unless('source')).data,
    chance: useChances(unless('chance')).data,
    bpa: useBpas(unless('bpa')).data,
  };
  const option = (of: string, id: string): MenuOption => ({ value: of, label: intl.formatMessage({ id }) });
  const me = [option('me', 'opportunities.filter.me')];

  const first: Partial<Record<FilterName, MenuOption[]>> = {
    status: statusCategories
      .filter((one) => value.includes(one) || statuses.filter(({ category }) => category === one).length > 1)
      .map((one) => option(one, `opportunities.category.${one}`)),
    team: person.teams.length > 0 || value.includes('mine') ? [option('mine', 'opportunities.filter.myTeams')] : [],
    owner: ownersOf(person, owners).length > 0 || value.includes('me') ? me : [],
    manager: me,
    role: ['Prime', 'Sub'].map((role) => option(role, `opportunities.choice.${role}`)),
    gsa: asTheyAre([...new Set([...gsaSchedules, ...value])]),
  };
  return [
    ...(mayBeEmpty(name) ? [option(nothing, 'opportunities.filter.none')] : []),
    ...flagsOf(name).map((flag) => option(flag, `opportunities.${flag}`)),
    ...(first[name] ?? []),
    ...offered(lists[name]),
  ];
};
