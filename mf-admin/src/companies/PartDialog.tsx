import { type AnyObject, fieldsOf, type ObjectSchema } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useAddTo, useUpdateIn } from '../api.ts';
import type { ListRecord } from '../lists/list.ts';
import { RecordField } from '../lists/RecordField.tsx';
import { useSeenVersion } from '../lists/useSeenVersion.ts';

interface PartDialogProps {
  sub: 'contacts' | 'bpas';
  company: ListRecord;
  input: ObjectSchema<AnyObject>;
  /** None: a new one is added. */
  part?: ListRecord;
  onClose: () => void;
  onSaved: () => void;
}

/** Writes something that belongs to a company, or adds it. */
export const PartDialog = ({ sub, company, input, part, onClose, onSaved }: PartDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [add] = useAddTo('companies', sub);
  const [update] = useUpdateIn('companies', sub);
  const [version, seen] = useSeenVersion(part);
  const fields = fieldsOf(input).filter(({ name }) => part || name !== 'status');

  const save = async (values: AnyObject, changes: object): Promise<Outcome> => {
    const error = part
      ? seen(await update(company.id, { id: part.id, version, changes }))
      : (await add(company.id, values)).error;
    if (error) return error;
    return () => {
      alert({
        severity: 'success',
        text: intl.formatMessage({ id: part ? 'admin.saved' : 'admin.added' }, { name: values.name }),
      });
      onSaved();
    };
  };

  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: `admin.part.${sub}.${part ? 'edit' : 'new'}` })}
      onClose={onClose}
    >
      <Form schema={input} initial={part} was={part} focus="name" onSubmit={save} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <FieldGrid>
            {fields.map((field) => (
              <RecordField key={field.name} field={field} />
            ))}
          </FieldGrid>
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: part ? 'admin.save' : 'admin.add' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
