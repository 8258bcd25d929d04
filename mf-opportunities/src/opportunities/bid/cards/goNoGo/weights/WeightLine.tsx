import { ChoiceField, NumberField, TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import Remove from '@mui/icons-material/DeleteOutlined';
import { type Kind, nameOf, sourceOf, weightOf } from './rows.ts';

interface WeightLineProps {
  kind: Kind;
  /** Its place among the form's fields. */
  at: number;
  /** Its number among those that are shown, from 1. */
  number: number;
  /** Not given to the last one that there must be. */
  onRemove?: () => void;
}

/** How much a criterion counts, and where the points come from that are proposed for it. */
const FactorFields = ({ at, number }: Pick<WeightLineProps, 'at' | 'number'>) => {
  const intl = useIntl();
  const say = (name: string) => intl.formatMessage({ id: `opportunities.${name}` });
  return (
    <>
      <ChoiceField
        name={sourceOf(at)}
        label={`${say('weights.source')} ${number}`}
        text={(source) => say(`proposal.from.${source}`)}
      />
      <NumberField name={weightOf(at)} label={`${say('weights.weight')} ${number}`} />
    </>
  );
};

/** On narrow pages the name and the source have lines of their own. */
const columns = {
  factors: { xs: 'minmax(0, 1fr) 40px', sm: 'minmax(0, 1fr) 204px 128px 40px' },
  stops: 'minmax(0, 1fr) 40px',
};
const whole = { gridColumn: { xs: '1 / -1', sm: 'auto' } };

/** One criterion with its weight, or one hard stop. */
export const WeightLine = ({ kind, at, number, onRemove }: WeightLineProps) => {
  const intl = useIntl();
  const [, setName] = useFormValue<string | null>(nameOf(kind, at));
  const [, setWeight] = useFormValue<number | null>(weightOf(at));
  const [, setSource] = useFormValue<string | null>(sourceOf(at));
  const label = intl.formatMessage({ id: `opportunities.weights.${kind}.one` }, { number });
  const remove = () => {
    setName(null);
    if (kind === 'factors') {
      setWeight(null);
      setSource(null);
    }
    onRemove?.();
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 1,
        alignItems: 'end',
        gridTemplateColumns: columns[kind],
        ...(kind === 'factors' && { '& > :nth-of-type(-n + 2)': whole }),
      }}
    >
      <TextField name={nameOf(kind, at)} label={label} />
      {kind === 'factors' && <FactorFields at={at} number={number} />}
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
