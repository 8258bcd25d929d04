import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Empty } from '@bidwright/remote-kit/ui';
import FilterOff from '@mui/icons-material/FilterAltOffOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import { useOpportunities } from '../../../api.ts';
import { newAddress } from '../../addresses.ts';
import { filterCount, isUsual, type ListState, withoutFilters } from '../state/listState.ts';

interface NoOpportunityProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  mayCreate: boolean;
}

/** What the button does that leads out of it. */
const wayOut = {
  hidden: 'clearFilters',
  searched: 'clearSearch',
  searchedOpen: 'searchAll',
  searchedFiltered: 'searchAll',
} as const;

/** Why no row is left: filters, the search, or a search of no more than the filters let through. */
const reasonOf = (state: ListState): keyof typeof wayOut => {
  if (!state.search.trim()) return 'hidden';
  if (filterCount(state) === 0) return 'searched';
  return isUsual(state) ? 'searchedOpen' : 'searchedFiltered';
};

/** Tells whether filters or the search hide everything, or there is nothing yet. */
export const NoOpportunity = ({ state, onChange, mayCreate }: NoOpportunityProps) => {
  const intl = useIntl();
  const { asOf } = state;
  const { total } = useOpportunities({ limit: 1, ...(asOf && { asOf }) });
  if (total === undefined) return null;

  if (total > 0) {
    const reason = reasonOf(state);
    return (
      <Empty
        icon={<FilterOff />}
        title={intl.formatMessage({ id: `opportunities.list.${reason === 'hidden' ? 'noMatch' : 'notFound'}` })}
        text={intl.formatMessage(
          { id: `opportunities.list.${reason}` },
          { filters: filterCount(state), total, search: state.search },
        )}
      >
        <Button
          variant="outlined"
          size="small"
          onClick={() => onChange(reason === 'searched' ? { search: '' } : withoutFilters)}
        >
          <FormattedMessage id={`opportunities.list.${wayOut[reason]}`} />
        </Button>
      </Empty>
    );
  }

  return (
    <Empty
      icon={<Work />}
      title={intl.formatMessage({ id: asOf ? 'opportunities.past.none' : 'opportunities.list.empty' })}
      text={mayCreate ? intl.formatMessage({ id: 'opportunities.list.emptyText' }) : undefined}
    >
      {mayCreate && (
        <Button variant="contained" size="small" href={newAddress}>
          <FormattedMessage id="opportunities.new.title" />
        </Button>
      )}
    </Empty>
  );
};
