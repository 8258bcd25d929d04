import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Empty } from '@bidwright/remote-kit/ui';
import FilterOff from '@mui/icons-material/FilterAltOffOutlined';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import { useOpportunities } from '../../api.ts';
import { newAddress } from '../addresses.ts';
import { filterCount, type ListState, withoutFilters } from './listState.ts';

interface NoOpportunityProps {
  state: ListState;
  onChange: (part: Partial<ListState>) => void;
  mayCreate: boolean;
}

/** Tells whether the filters hide everything or there is nothing yet. */
export const NoOpportunity = ({ state, onChange, mayCreate }: NoOpportunityProps) => {
  const intl = useIntl();
  const { total } = useOpportunities({ limit: 1 });
  const filters = filterCount(state);
  if (total === undefined) return null;

  if (total > 0)
    return (
      <Empty
        icon={<FilterOff />}
        title={intl.formatMessage({ id: filters ? 'opportunities.list.noMatch' : 'opportunities.list.notFound' })}
        text={intl.formatMessage(
          { id: filters ? 'opportunities.list.hidden' : 'opportunities.list.searched' },
          { filters, total, search: state.search },
        )}
      >
        <Button
          variant="outlined"
          size="small"
          onClick={() => onChange(filters ? withoutFilters(state) : { search: '' })}
        >
          <FormattedMessage id={filters ? 'opportunities.list.clearFilters' : 'opportunities.list.clearSearch'} />
        </Button>
      </Empty>
    );

  return (
    <Empty
      icon={<Work />}
      title={intl.formatMessage({ id: 'opportunities.list.empty' })}
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
