import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { isStatusCategory } from '../../field/status/isStatusCategory.ts';
import { type Labelled, useFieldLabel } from '../../field/useFieldLabel.ts';
import { dateField } from '../filters/DateLine.tsx';
import { useFilterOptions } from '../filters/useFilterOptions.ts';
import { type FilterName, mayBeEmpty } from '../state/filters.ts';

/** What a field becomes: another value, or empty. */
export type BulkValue = { id: string; name: string } | string | null;

export interface BulkFieldProps {
  field: Labelled;
  /** The filter that offers the same values. */
  list: FilterName;
  /** Undefined: it stays as it is. */
  value: BulkValue | undefined;
  onChange: (value: BulkValue | undefined) => void;
}

const left = '';
const cleared = 'none';
const words: ReadonlySet<string> = new Set(['me', 'mine', cleared]);

/** A field of many records: left as it is, given a value, or cleared. */
export const BulkField = ({ field, list, value, onChange }: BulkFieldProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const options = useFilterOptions(list, []).filter((one) => !words.has(one.value) && !isStatusCategory(one.value));
  const now = value === undefined ? left : value === null ? cleared : typeof value === 'string' ? value : value.id;
  const pick = (picked: string) => {
    const option = options.find((one) => one.value === picked);
    if (option) onChange({ id: option.value, name: option.label });
    else onChange(picked === cleared ? null : undefined);
  };
  return (
    <Box
      component="label"
      sx={{ display: 'grid', gap: 0.5, minWidth: 0, typography: 'caption', color: 'text.secondary' }}
    >
      {label(field)}
      <Box
        component="select"
        value={now}
        onChange={({ target }) => pick(target.value)}
        sx={{ ...dateField, height: 40 }}
      >
        <option value={left}>{intl.formatMessage({ id: 'opportunities.bulk.leave' })}</option>
        {mayBeEmpty(list) && <option value={cleared}>{intl.formatMessage({ id: 'opportunities.bulk.empty' })}</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Box>
    </Box>
  );
};
