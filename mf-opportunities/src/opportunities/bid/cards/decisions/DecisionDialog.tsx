import { parts } from '@bidwright/contract-opportunities';
import { ChoiceField, DateField, FieldGrid, LongTextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { today } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { type Decision, useAddTo, usePeople } from '../../../../api.ts';
import { useChoiceText } from '../../../field/useChoiceText.ts';
import { AddDialog } from '../AddDialog.tsx';
import { useDecisionName } from './useDecisionName.ts';

interface DecisionDialogProps {
  /** The bid. */
  id: string;
  /** What was decided before, the latest first. */
  earlier: Decision[];
  onClose: () => void;
}

const schema = parts.decisions.input.pick(['kind', 'decidedOn', 'decidedBy', 'rationale', 'supersedes']);

/** Records a decision. One that was recorded wrongly is corrected by another that takes its place. */
export const DecisionDialog = ({ id, earlier, onClose }: DecisionDialogProps) => {
  const intl = useIntl();
  const choice = useChoiceText();
  const person = usePerson();
  const nameOf = useDecisionName();
  const [add] = useAddTo('decisions');
  const label = (name: string) => intl.formatMessage({ id: `opportunities.decisions.${name}` });
  const textOf = (decisionId: string) => {
    const found = earlier.find((decision) => decision.id === decisionId);
    return found ? nameOf(found) : decisionId;
  };
  return (
    <AddDialog
      title={label('add')}
      said={{ done: label('added'), failed: label('failed') }}
      schema={schema}
      initial={{ decidedOn: today(), decidedBy: { id: person.id, name: person.name } }}
      focus="kind"
      onAdd={async (input) => (await add(id, input)).error}
      onClose={onClose}
    >
      <FieldGrid>
        <ChoiceField name="kind" label={label('kind')} text={choice} />
        <DateField name="decidedOn" label={label('decidedOn')} />
      </FieldGrid>
      <ReferenceField name="decidedBy" label={label('decidedBy')} options={usePeople()} />
      <LongTextField name="rationale" label={label('rationale')} />
      {earlier.length > 0 && (
        <ChoiceField
          name="supersedes"
          label={label('supersedes')}
          choices={earlier.map((decision) => decision.id)}
          text={textOf}
        />
      )}
    </AddDialog>
  );
};
