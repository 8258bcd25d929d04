import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** Whose value of a field is to stay: the person's own, the one saved meanwhile, or the one from before both. */
export type Side = 'mine' | 'theirs' | 'original';

/** A field that two people changed. */
export interface ClashingField {
  name: string;
  label: string;
  values: Record<Side, ReactNode>;
  /** Who saved theirs, and when, in seconds since 1970; left out until it is known. */
  change?: { changedByName: string; dateUpdated: number };
}

interface ClashChoiceProps {
  field: ClashingField;
  side: Side;
  onChoose: (side: Side) => void;
}

const sides: readonly Side[] = ['mine', 'theirs', 'original'];

const option = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  alignContent: 'start',
  padding: 1.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  cursor: 'pointer',
  '& > :not(input)': { gridColumn: 2 },
  '& input': { accentColor: 'currentColor', color: 'primary.main', margin: '2px 0 0', width: 16, height: 16 },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'surface.tint',
    boxShadow: 'inset 0 0 0 1px currentColor',
    color: 'primary.main',
  },
};

const valueLook = {
  fontWeight: 600,
  color: 'text.primary',
  marginBlockStart: 0.75,
  maxHeight: 120,
  overflow: 'auto',
  overflowWrap: 'anywhere',
};

/** Mine, theirs or original: one field's three values, to choose one. */
export const ClashChoice = ({ field: { name, label, values, change }, side, onChoose }: ClashChoiceProps) => {
  const intl = useIntl();
  const whose: Record<Side, string> = {
    mine: intl.formatMessage({ id: 'kit.clash.mineWhen' }),
    theirs: change
      ? intl.formatMessage(
          { id: 'kit.clash.theirsWhen' },
          { who: change.changedByName, when: intl.formatTime(change.dateUpdated * 1000) },
        )
      : '',
    original: intl.formatMessage({ id: 'kit.clash.originalWhen' }),
  };
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'caption', color: 'text.secondary', padding: 0, marginBlockEnd: 0.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {sides.map((one) => (
          <Box component="label" key={one} sx={option}>
            <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
            <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
              <FormattedMessage id={`kit.clash.${one}`} />
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {whose[one]}
            </Box>
            <Box component="span" sx={valueLook}>
              {values[one]}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
