import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import { FieldValue } from '../values/FieldValue.tsx';
import type { Choice, Clash } from './choices.ts';

interface ClashChoiceProps {
  clash: Clash;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const choices: readonly Choice[] = ['mine', 'theirs', 'original'];

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

/** Mine, theirs or original: one field's three values, to choose one. */
export const ClashChoice = ({ clash, choice, onChoose }: ClashChoiceProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const { change, field } = clash;
  const whose: Record<Choice, string> = {
    mine: intl.formatMessage({ id: 'opportunities.conflict.mineWhen' }),
    theirs: change
      ? intl.formatMessage(
          { id: 'opportunities.conflict.theirsWhen' },
          { who: change.changedByName, when: intl.formatTime(change.dateUpdated * 1000) },
        )
      : '',
    original: intl.formatMessage({ id: 'opportunities.conflict.originalWhen' }),
  };
  return (
    <Box component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'caption', color: 'text.secondary', padding: 0, marginBlockEnd: 0.5 }}>
        {label(field)}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {choices.map((name) => (
          <Box component="label" key={name} sx={option}>
            <input type="radio" name={field} checked={choice === name} onChange={() => onChoose(name)} />
            <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
              <FormattedMessage id={`opportunities.conflict.${name}`} />
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {whose[name]}
            </Box>
            <Box
              component="span"
              sx={{ fontWeight: 600, color: 'text.primary', marginBlockStart: 0.75, maxHeight: 120, overflow: 'auto' }}
            >
              <FieldValue name={field} value={clash[name]} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
