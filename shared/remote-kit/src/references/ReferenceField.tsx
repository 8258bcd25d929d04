import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BoundFrame, saidOf } from '../forms/BoundFrame.tsx';
import { fieldOf } from '../forms/fieldOf.tsx';
import { changed } from '../forms/marks.ts';
import type { FieldProps } from '../forms/useFormField.ts';
import { OptionRow, optionSlots } from './OptionRow.tsx';
import { fitting, isNote, type Option, type Picked, type Shown, shownOptions } from './options.ts';

export interface ReferenceFieldProps extends FieldProps {
  /** The lookup list; undefined while it loads. */
  options: readonly Option[] | undefined;
  /** Chosen by the list's '-- Add New … --' entry, which is shown only with it. Hears what was typed, and answers the new record, or nothing. */
  onCreate?: (typed: string) => Promise<Picked | undefined> | void;
  /** A text that is in no list will do as well. */
  freeText?: boolean;
  /** Hears what is typed: the options then are what a server found for it, and are shown as they are. */
  onSearch?: (text: string) => void;
  placeholder?: string;
}

/** A record of a lookup list. A value that the list no longer offers stays, and is shown greyed. */
export const ReferenceField = fieldOf<Picked | null, ReferenceFieldProps>(
  ({ field, help, options, onCreate, freeText, onSearch, placeholder, disabled, label }) => {
    const { value } = field;
    const shown = shownOptions(options, value ? [value] : [], {
      creates: Boolean(onCreate),
      partial: Boolean(onSearch),
    });
    const current: Shown | string | null = value && (shown.find(({ id }) => id === value.id) ?? value.name);
    const inactive = typeof current === 'object' && current?.kind === 'inactive';

    // What is being typed. The input follows the value otherwise, also where picking an entry did not change it.
    const [typed, setTyped] = useState<string>();

    const pick = async (picked: Shown | string | null) => {
      if (typeof picked === 'string') return field.set(picked.trim() ? { id: null, name: picked.trim() } : null);
      if (picked?.kind !== 'create') return field.set(picked && { id: picked.id, name: picked.name });
      const created = await onCreate?.(typed?.trim() ?? '');
      return created && field.set(created);
    };

    return (
      <BoundFrame field={field} label={label} help={help} text={(held) => held?.name ?? ''}>
        <Autocomplete<Shown, false, false, boolean>
          id={field.id}
          options={shown}
          value={current}
          onChange={(_event, picked) => void pick(picked)}
          onBlur={() => {
            setTyped(undefined);
            field.leave();
          }}
          inputValue={typed ?? value?.name ?? ''}
          onInputChange={(_event, text, reason) => {
            // The input follows the value by itself; what is being typed meanwhile stays.
            if (reason === 'reset') return;
            setTyped(reason === 'input' ? text : undefined);
            if (freeText && reason === 'input') void pick(text);
            onSearch?.(text);
          }}
          filterOptions={onSearch ? (found) => found : fitting}
          getOptionDisabled={isNote}
          freeSolo={freeText}
          autoHighlight={!freeText}
          disabled={disabled}
          popupIcon={<ExpandMore />}
          loading={!options}
          loadingText={<FormattedMessage id="kit.loading" />}
          noOptionsText={<FormattedMessage id="kit.reference.none" />}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          isOptionEqualToValue={(option, held) => typeof held !== 'string' && option.id === held.id}
          slotProps={optionSlots}
          renderOption={({ key, ...props }, option) => <OptionRow key={key} {...props} option={option} />}
          renderInput={(params) => (
            <MuiTextField
              {...params}
              placeholder={placeholder}
              error={Boolean(field.fault)}
              sx={{
                ...(field.before && { '& .MuiOutlinedInput-root': changed }),
                ...(inactive && { '& input': { color: 'text.tertiary' } }),
              }}
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
