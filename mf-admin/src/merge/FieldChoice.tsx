import type { Field } from '@bidwright/contract-kit';
import { Box } from '@bidwright/remote-kit/ui';
import { useId } from 'react';
import { FieldValue } from '../lists/FieldValue.tsx';
import type { ListRecord } from '../lists/list.ts';
import { useFieldLabel } from '../lists/useFieldLabel.ts';
import type { Side } from './differing.ts';

interface FieldChoiceProps {
  field: Field;
  records: Record<Side, ListRecord>;
  side: Side;
  onChoose: (side: Side) => void;
}

const sides = ['kept', 'lost'] as const;

const option = {
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  minWidth: 0,
  padding: 1,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': {
    accentColor: 'currentColor',
    color: 'primary.main',
    margin: '2px 0 0',
    width: 16,
    height: 16,
    flexShrink: 0,
  },
  '&:has(input:checked)': { borderColor: 'primary.main', bgcolor: 'surface.tint' },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

/** Whose value of a field is to stay. */
export const FieldChoice = ({ field, records, side, onChoose }: FieldChoiceProps) => {
  const id = useId();
  const label = useFieldLabel();
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'caption', color: 'text.secondary', padding: 0, marginBlockEnd: 0.5 }}>
        {label(field.name)}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {sides.map((one) => (
          <Box component="label" key={one} sx={option}>
            <input
              type="radio"
              name={id}
              checked={side === one}
              onChange={() => onChoose(one)}
              aria-label={`${label(field.name)}: ${records[one].name}`}
            />
            <Box sx={{ minWidth: 0 }}>
              {records[one][field.name] === false ? '–' : <FieldValue field={field} record={records[one]} />}
              {records[one][field.name] === null && '–'}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
