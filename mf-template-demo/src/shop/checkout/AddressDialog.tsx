import { flag, text as line, object } from '@bidwright/contract-kit';
import type { Address } from '@bidwright/contract-template-demo/api';
import { FieldGrid, Form, FormActions, SwitchField, TextField } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Stack } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../../client/index.ts';
import { useText } from '../../useText.ts';

const schema = object({
  name: line(120).required(),
  destination: line(40),
  building: line(60),
  street: line(120).required(),
  post: line(20),
  city: line(120).required(),
  state: line(60),
  country: line(120).required(),
  phone: line(40),
  isDefault: flag(),
});

const fields = ['name', 'phone', 'building', 'street', 'post', 'city', 'state', 'country'] as const;

/** An address to write or to change. */
export const AddressDialog = ({ address, onClose }: { address: Partial<Address>; onClose: () => void }) => {
  const text = useText();
  const [add] = useDemoSend('POST /api/address/new');
  const [edit] = useDemoSend('POST /api/address/edit');
  const { id } = address;
  return (
    <Dialog open form width="comparison" title={text(id ? 'address.edit' : 'address.new')} onClose={onClose}>
      <Form
        schema={schema}
        initial={address}
        focus="name"
        onCancel={onClose}
        onSubmit={async (written) => {
          const { error } = await (id ? edit({ ...written, id }) : add(written));
          return error ?? onClose;
        }}
      >
        <Stack sx={{ gap: 1.5, paddingBlockStart: 1 }}>
          <FieldGrid>
            {fields.map((name) => (
              <TextField key={name} name={name} label={text(`address.${name}`)} />
            ))}
          </FieldGrid>
          <SwitchField name="isDefault" label={text('address.isDefault')} />
          <FormActions submit={text('address.save')} cancel={text('cancel')} />
        </Stack>
      </Form>
    </Dialog>
  );
};
