import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';

export interface DeviceSelectProps<V extends string> {
  /** Where no label stands around it. */
  label?: string;
  choices: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
  /** In pixels. */
  height?: number;
}

/** One of some in the device's own list, which phones show best, with the arrow that other selects have. */
export const DeviceSelect = <V extends string>(props: DeviceSelectProps<V>) => {
  const { label, choices, value, onChange, height = 32 } = props;
  const choose = (text: string) => {
    const chosen = choices.find((one) => one.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Box sx={{ position: 'relative', maxWidth: '100%' }}>
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={({ target }) => choose(target.value)}
        sx={{
          width: '100%',
          height,
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
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Box>
      <ExpandMore
        sx={{
          position: 'absolute',
          insetInlineEnd: 6,
          top: (height - 24) / 2,
          pointerEvents: 'none',
          color: 'text.secondary',
        }}
      />
    </Box>
  );
};
