import { NumberField, TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import Remove from '@mui/icons-material/DeleteOutlined';
import { type Kind, nameOf, weightOf } from './rows.ts';

interface WeightLineProps {
  kind: Kind;
  /** Its place among the form's fields. */
  at: number;
  /** Its number among those that are shown, from 1. */
  number: number;
  /** Not given to the last one that there must be. */
  onRemove?: () => void;
}

const WeightField = ({ at, number, label }: { at: number; number: number; label: string }) => (
  <NumberField name={weightOf(at)} label={`${label} ${number}`} />
);

/** One criterion with its weight, or one hard stop. */
export const WeightLine = ({ kind, at, number, onRemove }: WeightLineProps) => {
  const intl = useIntl();
  const [, setName] = useFormValue<string | null>(nameOf(kind, at));
  const [, setWeight] = useFormValue<number | null>(weightOf(at));
  const label = intl.formatMessage({ id: `opportunities.weights.${kind}.one` }, { number });
  const remove = () => {
    setName(null);
    if (kind === 'factors') setWeight(null);
    onRemove?.();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 1,
        alignItems: 'end',
        gridTemplateColumns:
          kind === 'factors' ? { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 1fr) 152px 40px' } : 'minmax(0, 1fr) 40px',
        '& > :first-of-type': { gridColumn: kind === 'factors' ? { xs: '1 / -1', sm: 'auto' } : 'auto' },
      }}
    >
      <TextField name={nameOf(kind, at)} label={label} />
      {kind === 'factors' && (
        <WeightField at={at} number={number} label={intl.formatMessage({ id: 'opportunities.weights.weight' })} />
      )}
      <IconButton
        onClick={remove}
        disabled={!onRemove}
        aria-label={intl.formatMessage({ id: 'opportunities.weights.remove' }, { name: label })}
        sx={{ width: 40, height: 40, marginBlockEnd: 2.5 }}
      >
        <Remove fontSize="small" />
      </IconButton>
    </Box>
  );
};
