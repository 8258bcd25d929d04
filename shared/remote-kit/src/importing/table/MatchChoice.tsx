import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportTarget, Mapping } from './importTarget.ts';

interface MatchChoiceProps {
  target: Pick<ImportTarget, 'matches' | 'nameOf'>;
  mapping: Mapping;
  /** Undefined: as the service does it, by the usual fields if columns fill them, else by nothing. */
  value: readonly string[] | undefined;
  onChange: (match: readonly string[]) => void;
}

const none: readonly string[] = [];

/** Whether columns fill each of the fields. */
export const isFilled = (mapping: Mapping, fields: readonly string[]): boolean => {
  const filled = new Set(Object.values(mapping).map((path) => path?.split('.', 1)[0]));
  return fields.every((field) => filled.has(field));
};

/** By what a row without an id finds the record that it changes; only what columns fill can be compared. */
export const MatchChoice = ({ target: { matches, nameOf }, mapping, value, onChange }: MatchChoiceProps) => {
  const intl = useIntl();
  const id = useId();
  if (!matches) return null;
  const [usual = none] = matches;
  const offered = matches.filter((fields) => isFilled(mapping, fields));
  const choices = [...offered, none].map(String);
  return (
    <Box component="label" htmlFor={id} sx={{ display: 'grid', gap: 0.5, maxWidth: 480, typography: 'body2' }}>
      <FormattedMessage id="kit.import.match" />
      <Select
        native
        size="small"
        value={String(value ?? (offered.includes(usual) ? usual : none))}
        onChange={({ target: { value } }) => onChange(value ? value.split(',') : none)}
        inputProps={{ id }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice
              ? intl.formatList(choice.split(',').map(nameOf))
              : intl.formatMessage({ id: 'kit.import.matchNone' })}
          </option>
        ))}
      </Select>
    </Box>
  );
};
