import { statusCategories } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { MenuOption } from '@bidwright/remote-kit/table';
import { usePerson } from '@bidwright/shell-api';
import { useOwners, useStatuses } from '../../../api.ts';
import { fieldRules, nothing } from '../../field/fieldRules.ts';
import { ownersOf } from '../../field/lookups/ownersOf.ts';
import { useFieldOptions } from '../../field/lookups/useFieldOptions.ts';
import { type FilterName, filters } from '../state/filters.ts';

/** What a filter offers: words that stand for several values, or for whoever looks, and what its field is chosen from. A category stands for its statuses where it has several. */
export const useFilterOptions = (name: FilterName, value: readonly string[]): MenuOption[] => {
  const intl = useIntl();
  const person = usePerson();
  const { field, asks, mayBeEmpty } = filters.get(name) ?? {};
  const rule = fieldRules.get(field ?? '');
  const unless = (used: FilterName) => ({ skip: used !== name });
  const { data: statuses = [] } = useStatuses(unless('status'));
  const { data: owners = [] } = useOwners(unless('owner'));
  const ofField = useFieldOptions(asks === 'yes' ? undefined : rule);
  const option = (of: string, id: string): MenuOption => ({ value: of, label: intl.formatMessage({ id }) });
  const none = option(nothing, 'opportunities.filter.none');
  if (asks === 'yes') return [option('yes', 'opportunities.yes')];
  if (asks === 'presence') return [none];

  const me = [option('me', 'opportunities.filter.me')];
  const meant: Partial<Record<FilterName, MenuOption[]>> = {
    status: statusCategories
      .filter((one) => value.includes(one) || statuses.filter(({ category }) => category === one).length > 1)
      .map((one) => option(one, `opportunities.category.${one}`)),
    team: person.teams.length > 0 || value.includes('mine') ? [option('mine', 'opportunities.filter.myTeams')] : [],
    owner: ownersOf(person, owners).length > 0 || value.includes('me') ? me : [],
    manager: me,
  };
  const known = new Set(ofField.map((one) => one.value));
  // Texts that are asked for and few bids have.
  const others = rule?.kind === 'text' ? value.filter((text) => !known.has(text)) : [];
  return [
    ...(mayBeEmpty ? [none] : []),
    ...(meant[name] ?? []),
    ...ofField,
    ...others.map((text) => ({ value: text, label: text })),
  ];
};
