import { type Leave, leaveKinds, leaves } from '@bidwright/contract-ftes';
import { emptyInput, type InputOf, type Reference } from '@bidwright/contract-kit';
import {
  ChoiceField,
  DateField,
  FieldGrid,
  Form,
  FormActions,
  NumberField,
  type Outcome,
} from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAddLeave, useUpdateLeave } from '../api.ts';

interface LeaveDialogProps {
  person: Reference;
  /** None: more is added. */
  leave?: Leave;
  onClose: () => void;
}

const input = leaves.input.pick(['kind', 'firstDay', 'lastDay', 'hoursPerDay']);
type Said = Pick<InputOf<typeof leaves>, 'kind' | 'firstDay' | 'lastDay' | 'hoursPerDay'>;

/** Says when somebody is away. */
export const LeaveDialog = ({ person, leave, onClose }: LeaveDialogProps) => {
  const intl = useIntl();
  const [add] = useAddLeave();
  const [update] = useUpdateLeave();
  const label = (id: string) => intl.formatMessage({ id: `ftes.leave.${id}` });

  const save = async (said: Said, changes: Partial<Said>): Promise<Outcome> => {
    const error = leave
      ? await update({ id: leave.id, version: leave.version, changes })
      : (await add({ ...emptyInput(leaves), person, ...said })).error;
    return error ?? onClose;
  };
  return (
    <Dialog open form title={label(leave ? 'edit' : 'add')} onClose={onClose}>
      <Form schema={input} initial={leave} was={leave} focus="firstDay" onSubmit={save} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <FieldGrid>
            <DateField name="firstDay" label={label('firstDay')} />
            <DateField name="lastDay" label={label('lastDay')} />
            <ChoiceField
              name="kind"
              label={label('kind')}
              choices={leaveKinds}
              text={(kind) => label(`kind.${kind}`)}
            />
            <NumberField name="hoursPerDay" label={label('hoursPerDay')} help={label('hoursPerDay.help')} />
          </FieldGrid>
          <FormActions submit={label(leave ? 'save' : 'add')} cancel={intl.formatMessage({ id: 'ftes.plan.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
