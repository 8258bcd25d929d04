import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { Lane } from './lanes.ts';

interface LanePickerProps {
  lanes: readonly Lane[];
  value: string;
  onChange: (statusId: string) => void;
}

/** On narrow pages one column is shown: which. */
export const LanePicker = ({ lanes, value, onChange }: LanePickerProps) => {
  const intl = useIntl();
  return (
    <Box
      component="select"
      aria-label={intl.formatMessage({ id: 'opportunities.field.opportunityStatus' })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{
        width: '100%',
        height: 40,
        marginBlockEnd: 1.5,
        paddingInline: 1.5,
        font: 'inherit',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'line.control',
        borderRadius: 1,
      }}
    >
      {lanes.map(({ status, count, outside }) => (
        <option key={status.id} value={status.id}>
          {outside ? status.name : `${status.name} (${intl.formatNumber(count)})`}
        </option>
      ))}
    </Box>
  );
};
