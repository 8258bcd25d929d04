import ButtonBase from '@mui/material/ButtonBase';
import { Tick } from '../table/Tick.tsx';

export interface ToggleChipProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A parameter that is on or off: quiet beside the chips of the others. */
export const ToggleChip = ({ label, value, onChange }: ToggleChipProps) => (
  <ButtonBase
    aria-pressed={value}
    onClick={() => onChange(!value)}
    sx={{
      height: 32,
      paddingInline: 1.25,
      typography: 'body2',
      border: 1,
      borderColor: 'line.strong',
      borderRadius: 1,
      bgcolor: 'background.paper',
    }}
  >
    <Tick chosen={value} />
    {label}
  </ButtonBase>
);
