import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { dateField } from '../list/DateLine.tsx';
import type { Mapping } from './MappingTable.tsx';
import type { ImportTarget } from './TableImport.tsx';

interface MatchChoiceProps {
  target: Pick<ImportTarget, 'matches' | 'nameOf'>;
  mapping: Mapping;
  /** Undefined: as the service does it, by the first that columns fill. */
  value: readonly string[] | undefined;
  onChange: (match: readonly string[]) => void;
}

const none: readonly string[] = [];

/** By what a row without an id finds the record that it changes; only what columns fill can be compared. */
export const MatchChoice = ({ target: { matches, nameOf }, mapping, value, onChange }: MatchChoiceProps) => {
  const intl = useIntl();
  const filled = new Set(Object.values(mapping).map((path) => path?.split('.', 1)[0]));
  if (!matches) return null;
  const offered = matches.filter((fields) => fields.every((field) => filled.has(field)));
  const choices = [...offered, none].map(String);
  return (
    <Box component="label" sx={{ display: 'grid', gap: 0.5, maxWidth: 480, marginBlockStart: 2, typography: 'body2' }}>
      <FormattedMessage id="opportunities.import.match" />
      <Box
        component="select"
        value={value ? String(value) : choices[0]}
        onChange={({ target }) => onChange(target.value ? target.value.split(',') : none)}
        sx={{ ...dateField, height: 40 }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice
              ? intl.formatList(choice.split(',').map(nameOf))
              : intl.formatMessage({ id: 'opportunities.import.matchNone' })}
          </option>
        ))}
      </Box>
    </Box>
  );
};
