import { addDays } from '@bidwright/contract-kit/days';
import { useIntl } from '@bidwright/remote-kit/intl';
import { IconButton, Tooltip, today } from '@bidwright/remote-kit/ui';
import History from '@mui/icons-material/HistoryOutlined';

interface PastButtonProps {
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** Shows the list as of a past day, yesterday to begin with, or as it is again. */
export const PastButton = ({ value, onChange }: PastButtonProps) => {
  const title = useIntl().formatMessage({ id: 'opportunities.past.open' });
  return (
    <Tooltip title={title}>
      <IconButton
        aria-label={title}
        aria-pressed={value !== undefined}
        onClick={() => onChange(value === undefined ? addDays(today(), -1) : undefined)}
      >
        <History fontSize="small" color={value === undefined ? undefined : 'primary'} />
      </IconButton>
    </Tooltip>
  );
};
