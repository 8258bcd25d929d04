import { DateField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useFieldLabel } from '../useFieldLabel.ts';

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

/** Beside the due date, which has a place of its own. */
const dates = ['dateQnA', 'decisionDueDate', 'expectedAwardDate'] as const;
const explained: ReadonlySet<string> = new Set(['decisionDueDate', 'expectedAwardDate']);

export const DatesFields = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  return (
    <>
      {dates.map((name) => (
        <DateField
          key={name}
          name={name}
          label={label(name)}
          help={explained.has(name) ? intl.formatMessage({ id: `opportunities.help.${name}` }) : undefined}
        />
      ))}
      <TextField name="dueTime" label={label('dueTime')} type="time" />
      <TextField name="dueZone" label={label('dueZone')} suggestions={zones} />
    </>
  );
};
