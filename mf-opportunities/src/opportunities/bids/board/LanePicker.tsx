import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { Lane } from './lanes.ts';

interface LanePickerProps {
  label: string;
  lanes: readonly Lane[];
  value: string;
  onChange: (place: string) => void;
}

/** On narrow pages one column is shown: which. */
export const LanePicker = ({ label, lanes, value, onChange }: LanePickerProps) => {
  const intl = useIntl();
  return (
    <Box
      component="select"
      aria-label={label}
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
      {lanes.map(({ place, count, outside }) => (
        <option key={place.id} value={place.id}>
          {outside ? place.name : `${place.name} (${intl.formatNumber(count)})`}
        </option>
      ))}
    </Box>
  );
};
