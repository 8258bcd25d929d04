import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';
import { type Labelled, useFieldLabel } from '../../field/useFieldLabel.ts';
import { type FilterName, filterFields } from '../state/filters.ts';

/** Filters that are called otherwise than their field. */
const called: Partial<Record<FilterName, Labelled>> = { team: 'team', due: 'due' };

/** Answers what people call a filter. */
export const useFilterLabel = (): ((name: FilterName) => string) => {
  const intl = useIntl();
  const label = useFieldLabel();
  return useCallback(
    (name) =>
      name === 'archived' || name === 'followed' || name === 'won'
        ? intl.formatMessage({ id: `opportunities.filter.${name}` })
        : label(called[name] ?? filterFields[name]),
    [intl, label],
  );
};
