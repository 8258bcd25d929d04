import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';
import { type FilterName, filters } from '../state/filters.ts';

/** Filters that are called otherwise than the field that they look at. */
const called: Partial<Record<FilterName, string>> = {
  team: 'field.team',
  due: 'field.due',
  won: 'filter.won',
  followed: 'filter.followed',
  archived: 'filter.archived',
};

/** Answers what people call a filter. */
export const useFilterLabel = (): ((name: FilterName) => string) => {
  const intl = useIntl();
  return useCallback(
    (name) => intl.formatMessage({ id: `opportunities.${called[name] ?? `field.${filters.get(name)?.field}`}` }),
    [intl],
  );
};
