import { DateField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useFieldLabel } from './useFieldLabel.ts';

const dates = ['dateQnA', 'decisionDueDate', 'dueDate', 'expectedAwardDate'] as const;
const explained: ReadonlySet<string> = new Set(['decisionDueDate', 'expectedAwardDate']);

export const DatesFields = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  return dates.map((name) => (
    <DateField
      key={name}
      name={name}
      label={label(name)}
      help={explained.has(name) ? intl.formatMessage({ id: `opportunities.help.${name}` }) : undefined}
    />
  ));
};
