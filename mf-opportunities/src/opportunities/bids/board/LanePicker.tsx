import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, DeviceSelect } from '@bidwright/remote-kit/ui';
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
  const choices = lanes.map(({ place, count, outside }) => ({
    value: place.id,
    label: outside ? place.name : `${place.name} (${intl.formatNumber(count)})`,
  }));
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <DeviceSelect label={label} choices={choices} value={value} onChange={onChange} height={40} />
    </Box>
  );
};
