import { reviewStates } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useSectionTitles, useStatuses, useTeams } from '../api.ts';
import type { ListFilter } from './search.ts';
import { useYears } from './useYears.ts';

const options = (list: { id: string; name: string }[] | undefined) =>
  list?.map(({ id, name }) => ({ value: id, label: name })) ?? [];

/** What can be chosen in the filters that take several values. */
export const useChoices = (): Record<ListFilter, { value: string; label: string }[]> => {
  const intl = useIntl();
  const { offered, earlier } = useYears();
  return {
    section: options(useSectionTitles().data),
    team: options(useTeams().data),
    year: [
      ...offered.map((year) => ({ value: `${year}`, label: `${year}` })),
      ...earlier.map((year) => ({
        value: `${year}`,
        label: intl.formatMessage({ id: 'rfp-library.filter.year.earlier' }, { year: `${year}` }),
      })),
    ],
    status: options(useStatuses().data),
    review: reviewStates.map((value) => ({ value, label: intl.formatMessage({ id: `rfp-library.review.${value}` }) })),
  };
};
