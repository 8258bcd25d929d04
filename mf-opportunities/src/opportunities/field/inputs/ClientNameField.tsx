import { TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useCompanies } from '../../../api.ts';

const plain = (name: string | null) => (name ?? '').trim().toLocaleLowerCase();

/** The new client's name; says so where the list has a company of that name. */
export const ClientNameField = () => {
  const intl = useIntl();
  const [name] = useFormValue<string | null>('name');
  const { data: companies } = useCompanies();
  const known = companies?.find((company) => plain(company.name) === plain(name));
  return (
    <TextField
      name="name"
      label={intl.formatMessage({ id: 'opportunities.client.name' })}
      help={known && intl.formatMessage({ id: 'opportunities.client.known' }, { name: known.name })}
    />
  );
};
