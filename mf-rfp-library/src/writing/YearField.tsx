import { FieldFrame, Select, useFormField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { MenuItem } from '@bidwright/remote-kit/ui';
import { yearsToWrite } from '../library/useYears.ts';

/** The year of the proposal, as the specification offers it; another one that an entry has stays to be chosen. */
export const YearField = () => {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'rfp-library.field.proposalYear' });
  const field = useFormField<number | null>({ name: 'proposalYear', label });
  const years = yearsToWrite();
  const held = field.value;
  const offered = held === null || years.includes(held) ? years : [...years, held];
  return (
    <FieldFrame id={field.id} label={label} required={field.rule.required} fault={field.fault}>
      <Select
        value={held === null ? '' : String(held)}
        displayEmpty
        onChange={({ target }) => field.set(target.value ? Number(target.value) : null)}
        onBlur={field.leave}
        SelectDisplayProps={{ id: field.id, 'aria-labelledby': `${field.id}-label ${field.id}` }}
      >
        <MenuItem value="">{intl.formatMessage({ id: 'rfp-library.year.none' })}</MenuItem>
        {offered.map((year) => (
          <MenuItem key={year} value={String(year)}>
            {year}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
};
