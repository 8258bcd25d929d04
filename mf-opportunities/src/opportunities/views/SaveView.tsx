import { emptyInput, type InputOf } from '@bidwright/contract-kit';
import { views } from '@bidwright/contract-shell';
import { ChoiceField, Form, FormActions, SwitchField, TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useCreateView, useTeams } from '../../api.ts';
import { listAddress } from '../addresses.ts';
import type { ViewState } from './viewState.ts';

interface SaveViewProps {
  state: ViewState;
  onSaved: (id: string) => void;
  onClose: () => void;
}

type NewView = Pick<InputOf<typeof views>, 'name' | 'reach' | 'team' | 'pinned' | 'locked'>;
const schema = views.input.pick(['name', 'reach', 'team', 'pinned', 'locked']);

/** What only a shared view has. */
const Sharing = ({ label }: { label: (name: string) => string }) => {
  const person = usePerson();
  const { data } = useTeams();
  const [reach] = useFormValue<string>('reach');
  const mine = person.permissions.includes('Admin') ? data : data?.filter(({ id }) => person.teams.includes(id));
  if (reach === 'private') return null;
  return (
    <>
      {reach === 'team' && <ReferenceField name="team" label={label('team')} options={mine} />}
      <SwitchField name="pinned" label={label('pinned')} />
      <SwitchField name="locked" label={label('lock')} />
    </>
  );
};

/** Gives the list as it is now a name, for oneself, a team, or the firm. */
export const SaveView = ({ state, onSaved, onClose }: SaveViewProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreateView();
  const label = (name: string) => intl.formatMessage({ id: `opportunities.views.${name}` });
  const save = async (values: NewView) => {
    const { id, error } = await create({ ...emptyInput(views), ...values, page: listAddress, state: { ...state } });
    if (error) return error;
    alert({
      severity: 'success',
      text: intl.formatMessage({ id: 'opportunities.views.saved' }, { name: values.name }),
    });
    return () => {
      onClose();
      onSaved(id);
    };
  };
  return (
    <Dialog open form title={label('save')} onClose={onClose}>
      <Form schema={schema} onSubmit={save} onCancel={onClose} focus="name">
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <TextField name="name" label={label('name')} />
          <ChoiceField name="reach" label={label('reach')} text={(reach) => label(`reach.${reach}`)} />
          <Sharing label={label} />
          <FormActions submit={label('save')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
