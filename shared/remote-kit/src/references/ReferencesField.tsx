import type { Reference } from '@bidwright/contract-kit';
import Close from '@mui/icons-material/CloseOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import MuiTextField from '@mui/material/TextField';
import { FormattedMessage } from 'react-intl';
import { BoundFrame, saidOf } from '../forms/BoundFrame.tsx';
import { fieldOf } from '../forms/fieldOf.tsx';
import type { FieldProps } from '../forms/useFormField.ts';
import { OptionRow, optionSlots } from './OptionRow.tsx';
import { fitting, isNote, type Option, type Shown, shownOptions } from './options.ts';

export interface ReferencesFieldProps extends FieldProps {
  /** The lookup list; undefined while it loads. */
  options: readonly Option[] | undefined;
  placeholder?: string;
}

const named = (list: readonly Reference[]) => list.map(({ name }) => name).join(', ');

/** Some records of a lookup list, as chips in the order of choosing. */
export const ReferencesField = fieldOf<Reference[], ReferencesFieldProps>(
  ({ field, help, options, placeholder, disabled, label }) => {
    const shown = shownOptions(options, field.value);
    const before = field.before?.value;
    const current: Shown[] = field.value.map((held) => shown.find(({ id }) => id === held.id) ?? held);
    const isNew = ({ id }: Reference) => before !== undefined && !before.some((held) => held.id === id);
    const look = (option: Shown) => {
      if (isNew(option)) return { bgcolor: 'warning.light', color: 'warning.dark', borderColor: 'warning.edge' };
      return {
        bgcolor: 'surface.sunk',
        borderColor: 'line.strong',
        color: option.kind === 'inactive' ? 'text.tertiary' : undefined,
      };
    };

    return (
      <BoundFrame field={field} label={label} help={help} text={named}>
        <Autocomplete<Shown, true>
          id={field.id}
          multiple
          disableCloseOnSelect
          autoHighlight
          options={shown}
          filterOptions={fitting}
          getOptionDisabled={isNote}
          value={current}
          onChange={(_event, picked) => field.set(picked.map(({ id, name }) => ({ id, name })))}
          onBlur={field.leave}
          disabled={disabled}
          popupIcon={<ExpandMore />}
          loading={!options}
          loadingText={<FormattedMessage id="kit.loading" />}
          noOptionsText={<FormattedMessage id="kit.reference.none" />}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, held) => option.id === held.id}
          slotProps={optionSlots}
          renderOption={({ key, ...props }, option) => <OptionRow key={key} {...props} option={option} />}
          renderValue={(held, itemProps) =>
            held.map((option, index) => {
              const { key, ...props } = itemProps({ index });
              return (
                <Chip
                  key={key}
                  {...props}
                  deleteIcon={<Close />}
                  label={<bdi>{option.name}</bdi>}
                  sx={{
                    border: 1,
                    borderRadius: '4px',
                    ...look(option),
                    '& .MuiChip-deleteIcon': { fontSize: 16, color: 'inherit' },
                  }}
                />
              );
            })
          }
          renderInput={(params) => (
            <MuiTextField
              {...params}
              placeholder={current.length === 0 ? placeholder : undefined}
              error={Boolean(field.fault)}
              sx={{ '& .MuiOutlinedInput-root': { height: 'auto', minHeight: 40, paddingBlock: '4px' } }}
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  dir: 'auto',
                  ...saidOf(field),
                },
              }}
            />
          )}
        />
      </BoundFrame>
    );
  },
);
