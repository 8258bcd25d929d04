import { type Change, wholeRecord } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { fieldRules } from '../../field/fieldRules.ts';
import { isFilled } from '../../field/named.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { FieldValue } from '../../field/values/FieldValue.tsx';
import { TextChange } from './TextChange.tsx';

const isField = (name: string): name is keyof OpportunityInput => fieldRules.has(name);

/** Which of the sentences fits: a first value, another value, or none any more. */
const wayOf = ({ oldValue, newValue }: Change) => {
  if (!isFilled(oldValue)) return 'set';
  return isFilled(newValue) ? 'changed' : 'cleared';
};

/** A change in words: 'Priya Raman changed Due from Nov 20 to Nov 24'. */
export const ChangeSentence = ({ change }: { change: Change }) => {
  const label = useFieldLabel();
  const { field, oldValue, newValue } = change;
  const who = (
    <Box component="b" sx={{ fontWeight: 600 }}>
      <bdi>{change.changedByName}</bdi>
    </Box>
  );
  if (field === wholeRecord) return <FormattedMessage id="opportunities.activity.created" values={{ who }} />;
  // A field of an older contract keeps the name it had.
  const what = <b>{isField(field) ? label(field) : field}</b>;
  if (fieldRules.get(field)?.kind === 'longText') return <TextChange who={who} what={what} change={change} />;
  return (
    <FormattedMessage
      id={`opportunities.activity.${wayOf(change)}`}
      values={{
        who,
        what,
        from: (
          <Box component="s" sx={{ color: 'text.secondary' }}>
            <FieldValue name={field} value={oldValue} />
          </Box>
        ),
        to: (
          <Box component="b" sx={{ fontWeight: 600 }}>
            <FieldValue name={field} value={newValue} />
          </Box>
        ),
      }}
    />
  );
};
