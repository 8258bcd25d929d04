import { roles } from '@bidwright/contract-kit';
import { webhookKinds } from '@bidwright/contract-shell';
import { ChoiceField, ChoicesField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useChoiceText } from '../lists/useChoiceText.ts';
import { type Choices, Hears } from './Hears.tsx';

interface WebhookFieldsProps {
  choices: Choices;
  /** Where it is told now; of a new one nothing. */
  address?: string;
}

/** Who is told, where, of what, and whose rights bound it. What a webhook is for stays as it was made. */
export const WebhookFields = ({ choices, address }: WebhookFieldsProps) => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  const text = (id: string) => intl.formatMessage({ id: `admin.webhooks.${id}` }, { address });
  const isNew = address === undefined;
  return (
    <>
      <TextField name="name" label={text('name')} help={text('name.help')} />
      {isNew && (
        <ChoiceField name="kind" label={text('kind')} choices={webhookKinds} text={(kind) => text(`kind.${kind}`)} />
      )}
      <TextField
        name="address"
        label={text(isNew ? 'address' : 'newAddress')}
        help={text(isNew ? 'address.help' : 'newAddress.help')}
      />
      <Hears choices={choices} />
      <ChoicesField name="roles" label={text('roles')} help={text('roles.help')} choices={roles} text={choiceText} />
    </>
  );
};
