import { emptyInput } from '@bidwright/contract-kit';
import { views } from '@bidwright/contract-shell';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useCreateView } from '../../../api.ts';
import { listAddress } from '../../addresses.ts';
import { allowed, type NewView, newView, ViewFields } from './ViewFields.tsx';
import type { ViewState } from './viewState.ts';

interface SaveViewProps {
  state: ViewState;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Gives the list as it is now a name, for oneself, a team, or the firm. */
export const SaveView = ({ state, onSaved, onClose }: SaveViewProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const [create] = useCreateView();
  const label = (name: string) => intl.formatMessage({ id: `opportunities.views.${name}` });
  const save = async (values: NewView) => {
    const { id, error } = await create({
      ...emptyInput(views),
      ...allowed(values, person),
      page: listAddress,
      state: { ...state },
    });
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
      <Form schema={newView} onSubmit={save} onCancel={onClose} focus="name">
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <ViewFields />
          <FormActions submit={label('save')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
