import { companies } from '@bidwright/contract-admin';
import { emptyInput, type InputOf, type Reference } from '@bidwright/contract-kit';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useCompanyTypes, useCreateCompany } from '../../../api.ts';
import { ClientNameField } from './ClientNameField.tsx';

const schema = companies.input.pick(['name', 'companyType']);
type NewClient = Pick<InputOf<typeof companies>, 'name' | 'companyType'>;

interface AddClientDialogProps {
  /** What the person typed so far. */
  name: string;
  onClose: (added?: Reference) => void;
}

/** Adds a company with what a bid needs of it. */
export const AddClientDialog = ({ name: typed, onClose }: AddClientDialogProps) => {
  const intl = useIntl();
  const [create] = useCreateCompany();
  const cancel = () => onClose();

  const save = async ({ name, companyType }: NewClient) => {
    const { id, error } = await create({ ...emptyInput(companies), name, companyType });
    return error ?? (() => onClose({ id, name }));
  };

  return (
    <Dialog open form title={intl.formatMessage({ id: 'opportunities.client.title' })} onClose={cancel}>
      <Form schema={schema} initial={{ name: typed }} onSubmit={save} onCancel={cancel} focus="name">
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <ClientNameField />
          <ReferenceField
            name="companyType"
            label={intl.formatMessage({ id: 'opportunities.client.type' })}
            options={useCompanyTypes().data}
          />
          <FormActions
            submit={intl.formatMessage({ id: 'opportunities.client.add' })}
            cancel={intl.formatMessage({ id: 'opportunities.client.cancel' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
