import { emptyInput, type InputOf } from '@bidwright/contract-kit';
import { viewReaches, views } from '@bidwright/contract-shell';
import { ChoiceField, Form, FormActions, TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { libraryAddress } from '../addresses.ts';
import { useTeams } from '../api.ts';
import { useCreateView } from './views.ts';

const schema = views.input.pick(['name', 'reach', 'team']);
type Named = Pick<InputOf<typeof views>, 'name' | 'reach' | 'team'>;

interface SaveDialogProps {
  /** The search, as the address says it. */
  address: string;
  onClose: () => void;
}

const TeamField = () => {
  const intl = useIntl();
  const [reach] = useFormValue<string>('reach');
  const { data } = useTeams();
  if (reach !== 'team') return null;
  return <ReferenceField name="team" label={intl.formatMessage({ id: 'rfp-library.saved.team' })} options={data} />;
};

/** Saves a search under a name, for oneself, a team or the firm. */
export const SaveDialog = ({ address, onClose }: SaveDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreateView();
  const text = (name: string) => intl.formatMessage({ id: `rfp-library.saved.${name}` });
  const save = async (named: Named) => {
    const { error } = await create({ ...emptyInput(views), ...named, page: libraryAddress, state: { address } });
    if (error) return error;
    alert({ severity: 'success', compact: true, text: text('done') });
    return onClose;
  };
  return (
    <Dialog open form title={text('save')} onClose={onClose}>
      <Form schema={schema} initial={{ reach: 'private' }} onSubmit={save} onCancel={onClose} focus="name">
        <Box sx={{ display: 'grid', gap: 1, paddingBlockStart: 1 }}>
          <TextField name="name" label={text('name')} />
          <ChoiceField
            name="reach"
            label={text('reach')}
            choices={viewReaches}
            text={(reach) => text(`reach.${reach}`)}
          />
          <TeamField />
          <FormActions submit={text('do')} cancel={intl.formatMessage({ id: 'rfp-library.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
