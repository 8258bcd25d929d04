import { type SalaryProjection, salaryProjections } from '@bidwright/contract-admin';
import { fieldsOf, type InputOf } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { RecordField } from '../lists/RecordField.tsx';
import { useSeenVersion } from '../lists/useSeenVersion.ts';
import { RaiseFollows } from './RaiseFollows.tsx';
import { useCreateSalary, useUpdateSalary } from './salaryApi.ts';

type SalaryInput = InputOf<typeof salaryProjections>;

interface SalaryFormProps {
  /** None: a new one. */
  record?: SalaryProjection;
  year: number;
  onClose: () => void;
}

/** Writes what somebody, or whoever holds a position, earns in a year. */
export const SalaryForm = ({ record, year, onClose }: SalaryFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreateSalary();
  const [update] = useUpdateSalary();
  const [version, seen] = useSeenVersion(record);
  const fields = fieldsOf(salaryProjections.input).filter(({ name }) => record || name !== 'status');

  const save = async (values: SalaryInput, changes: Partial<SalaryInput>): Promise<Outcome> => {
    const error = record ? seen(await update({ id: record.id, version, changes })) : (await create(values)).error;
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.salaries.saved' }) });
      onClose();
    };
  };

  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: record ? 'admin.salaries.edit' : 'admin.salaries.new' })}
      onClose={onClose}
    >
      <Form
        schema={salaryProjections.input}
        initial={record ?? { year }}
        was={record}
        focus={record ? 'annualSalary' : 'user'}
        onSubmit={save}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <FieldGrid>
            {fields.map((field) => (
              <RecordField key={field.name} field={field} />
            ))}
          </FieldGrid>
          <RaiseFollows />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: record ? 'admin.save' : 'admin.add' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
