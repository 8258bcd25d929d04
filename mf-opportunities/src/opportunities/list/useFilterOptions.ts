import { statusCategories } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import { usePerson } from '@bidwright/shell-api';
import { useOwners, useStatuses, useTeams } from '../../api.ts';
import { duePresets } from './duePresets.ts';
import type { ListState } from './listState.ts';
import { ownersOf } from './queryOf.ts';

interface Option {
  value: string;
  label: string;
}

const named = ({ id, name }: { id: string; name: string }): Option => ({ value: id, label: name });

/** What each filter offers. A category stands for its statuses where it has several. */
export const useFilterOptions = (state: ListState): Record<'status' | 'team' | 'owner' | 'due', Option[]> => {
  const intl = useIntl();
  const person = usePerson();
  const { data: statuses = [] } = useStatuses();
  const { data: teams = [] } = useTeams();
  const { data: owners = [] } = useOwners();
  const option = (value: string, id: string): Option => ({ value, label: intl.formatMessage({ id }) });

  const categories = statusCategories.filter(
    (category) =>
      state.status.includes(category) || statuses.filter((status) => status.category === category).length > 1,
  );
  const known = ownersOf(person, owners).length > 0 || state.owner.includes('me');
  const teamed = person.teams.length > 0 || state.team.includes('mine');
  return {
    status: [
      ...categories.map((category) => option(category, `opportunities.category.${category}`)),
      ...statuses.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0)).map(named),
    ],
    team: [...(teamed ? [option('mine', 'opportunities.filter.myTeams')] : []), ...teams.map(named)],
    owner: [...(known ? [option('me', 'opportunities.filter.me')] : []), ...owners.map(named)],
    due: duePresets.map((preset) => option(preset, `opportunities.due.${preset}`)),
  };
};
