import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
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
    <Box sx={{ position: 'relative', marginBlockEnd: 1.5 }}>
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        sx={{
          width: '100%',
          height: 40,
          // Each device draws an arrow of its own.
          appearance: 'none',
          paddingInlineStart: 1.5,
          paddingInlineEnd: 4,
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
      <ExpandMore
        sx={{ position: 'absolute', insetInlineEnd: 8, top: 8, pointerEvents: 'none', color: 'text.secondary' }}
      />
    </Box>
  );
};
