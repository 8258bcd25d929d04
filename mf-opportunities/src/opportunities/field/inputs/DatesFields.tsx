import { DateField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useFieldLabel } from '../useFieldLabel.ts';
import { DueDateField } from './DueDateField.tsx';

/** Time zones in which agencies set their due times, offered while typing; any other zone's name will do as well. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'UTC',
];

const dates = ['dateQnA', 'decisionDueDate', 'dueDate', 'expectedAwardDate'] as const;
const explained: ReadonlySet<string> = new Set(['decisionDueDate', 'expectedAwardDate']);

export const DatesFields = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  const fields = dates.map((name) =>
    name === 'dueDate' ? (
      <DueDateField key={name} />
    ) : (
      <DateField
        key={name}
        name={name}
        label={label(name)}
        help={explained.has(name) ? intl.formatMessage({ id: `opportunities.help.${name}` }) : undefined}
      />
    ),
  );
  return (
    <>
      {fields}
      <TextField name="dueTime" label={label('dueTime')} type="time" />
      <TextField name="dueZone" label={label('dueZone')} suggestions={zones} />
    </>
  );
};
