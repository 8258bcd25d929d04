import { useIntl } from '@bidwright/remote-kit/intl';
import { ValuePicker } from '@bidwright/remote-kit/table';
import { Box } from '@bidwright/remote-kit/ui';
import { type BidField, fieldRules, nothing } from '../../field/fieldRules.ts';
import { useFieldOptions } from '../../field/lookups/useFieldOptions.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';

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
  const say = (name: string) => intl.formatMessage({ id: `opportunities.bulk.${name}` });
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, typography: 'caption', color: 'text.secondary' }}>
      <span aria-hidden>{label(field)}</span>
      <ValuePicker
        label={label(field)}
        options={[
          { value: left, label: say('leave') },
          ...(rule?.nullable ? [{ value: nothing, label: say('empty') }] : []),
          ...options,
        ]}
        value={now}
        onChange={pick}
        size="medium"
      />
    </Box>
  );
};
