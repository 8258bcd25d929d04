import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { Box } from '@bidwright/remote-kit/ui';
import { fieldRules } from '../fieldRules.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { BpaTag } from './BpaTag.tsx';
import { FieldValue } from './FieldValue.tsx';

interface FieldListProps {
  record: Partial<OpportunityInput>;
  names: readonly (keyof OpportunityInput)[];
  /** cards: the value below its label, in columns. lines: side by side, one a line. */
  form: 'cards' | 'lines';
}

const lists = {
  cards: {
    display: 'grid',
    columnGap: 2,
    rowGap: 1.5,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(160px, 1fr))' },
  },
  lines: { display: 'grid', gap: 1.25 },
};

const entries = {
  cards: { minWidth: 0 },
  lines: { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: 1 },
};

const whole = (name: string) => fieldRules.get(name)?.kind === 'longText' || name === 'estimatedBudgetAmountNotes';

/** Fields of a record with their labels, to read. */
export const FieldList = ({ record, names, form }: FieldListProps) => {
  const label = useFieldLabel();
  const inOrder = form === 'cards' ? names.toSorted((one, other) => Number(whole(one)) - Number(whole(other))) : names;
  return (
    <Box component="dl" sx={{ margin: 0, ...lists[form] }}>
      {inOrder.map((name) => (
        <Box key={name} sx={{ ...entries[form], ...(form === 'cards' && whole(name) && { gridColumn: '1 / -1' }) }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label(name)}
          </Box>
          <Box component="dd" sx={{ margin: 0, typography: 'body2', fontWeight: 500, overflowWrap: 'anywhere' }}>
            <FieldValue name={name} value={record[name]} />
            {name === 'bpa' && record.bpa && <BpaTag id={record.bpa.id} dueDate={record.dueDate} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
