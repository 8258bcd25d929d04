import { companies } from '@bidwright/contract-admin';
import { emptyInput, type InputOf, type Reference } from '@bidwright/contract-kit';
import { Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useCompanyTypes, useCreateCompany } from '../../api.ts';

const schema = companies.input.pick(['name', 'companyType']);
type NewClient = Pick<InputOf<typeof companies>, 'name' | 'companyType'>;

/** Adds a company with what a bid needs of it. */
export const AddClientDialog = ({ onClose }: { onClose: (added?: Reference) => void }) => {
  const intl = useIntl();
  const [create] = useCreateCompany();
  const cancel = () => onClose();

  const save = async ({ name, companyType }: NewClient) => {
    const { id, error } = await create({ ...emptyInput(companies), name, companyType });
    return error ?? (() => onClose({ id, name }));
  };

  return (
    <Dialog open form title={intl.formatMessage({ id: 'opportunities.client.title' })} onClose={cancel}>
      <Form schema={schema} onSubmit={save} onCancel={cancel} focus="name">
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <TextField name="name" label={intl.formatMessage({ id: 'opportunities.client.name' })} />
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
