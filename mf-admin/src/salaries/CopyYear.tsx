import { copySalaries } from '@bidwright/contract-admin';
import { type AnyObject } from '@bidwright/contract-kit';
import { Form, FormActions, NumberField, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useCopySalaries } from './salaryApi.ts';

interface CopyYearProps {
  year: number;
  onClose: () => void;
  onDone: (year: number) => void;
}

/** Takes a year's projections into the next one, with a raise. */
export const CopyYear = ({ year, onClose, onDone }: CopyYearProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [copy] = useCopySalaries();
  const save = async ({ from, raise }: AnyObject): Promise<Outcome> => {
    const { data, error } = await copy({ from, raise });
    if (error) return error;
    return () => {
      const text = intl.formatMessage({ id: 'admin.salaries.copied' }, { count: data.copied, year: String(from + 1) });
      alert({ severity: 'success', text });
      onDone(from + 1);
    };
  };
  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'admin.salaries.copy' }, { year: String(year + 1) })}
      onClose={onClose}
    >
      <Form
        schema={copySalaries.input}
        initial={{ from: year, raise: 0.03 }}
        onSubmit={save}
        onCancel={onClose}
        focus="raise"
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <div>{intl.formatMessage({ id: 'admin.salaries.copyText' }, { year: String(year + 1) })}</div>
          <NumberField name="raise" label={intl.formatMessage({ id: 'admin.field.raise' })} />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.salaries.copyRun' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
