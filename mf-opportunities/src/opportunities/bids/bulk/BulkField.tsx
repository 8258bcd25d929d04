import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { type BidField, fieldRules, nothing } from '../../field/fieldRules.ts';
import { useFieldOptions } from '../../field/lookups/useFieldOptions.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { dateField } from '../filters/DateLine.tsx';

/** What a field becomes: another value, or empty. */
export type BulkValue = { id: string; name: string } | string | null;

export interface BulkFieldProps {
  field: BidField['name'];
  /** Undefined: it stays as it is. */
  value: BulkValue | undefined;
  onChange: (value: BulkValue | undefined) => void;
}

const left = '';

/** A field of many records: left as it is, given a value, or cleared. */
export const BulkField = ({ field, value, onChange }: BulkFieldProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const rule = fieldRules.get(field);
  const options = useFieldOptions(rule);
  const now = value === undefined ? left : value === null ? nothing : typeof value === 'string' ? value : value.id;
  const pick = (picked: string) => {
    const option = options.find((one) => one.value === picked);
    if (option) onChange({ id: option.value, name: option.label });
    else onChange(picked === nothing ? null : undefined);
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
        {rule?.nullable && <option value={nothing}>{intl.formatMessage({ id: 'opportunities.bulk.empty' })}</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Box>
    </Box>
  );
};
