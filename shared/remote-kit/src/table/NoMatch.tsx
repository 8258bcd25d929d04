import FilterOff from '@mui/icons-material/FilterAltOffOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Empty } from '../ui/Empty.tsx';

interface NoMatchProps {
  count: number;
  onClear: () => void;
}

/** There are rows, but the filters leave none. */
export const NoMatch = ({ count, onClear }: NoMatchProps) => {
  const intl = useIntl();
  return (
    <Empty
      icon={<FilterOff />}
      title={intl.formatMessage({ id: 'kit.table.noMatch' })}
      text={intl.formatMessage({ id: 'kit.table.hidden' }, { count })}
    >
      <Button variant="outlined" size="small" onClick={onClear}>
        <FormattedMessage id="kit.table.clear" />
      </Button>
    </Empty>
  );
};
