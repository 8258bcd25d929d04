import { emptyInput, object, text } from '@bidwright/contract-kit';
import type { ReportId } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useCreateView } from '../api.ts';
import { reportAddress } from './addresses.ts';
import { type Parameters, writeParameters } from './parameters.ts';

interface SaveReportProps {
  report: ReportId;
  parameters: Parameters;
}

const input = object({ name: text(120).required() });

/** Keeps a report with its parameters under a name. */
export const SaveReport = ({ report, parameters }: SaveReportProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [open, setOpen] = useState(false);
  const [create] = useCreateView();
  const close = () => setOpen(false);

  const save = async ({ name }: { name: string }) => {
    const state = { search: writeParameters(parameters).toString() };
    const { error } = await create({ ...emptyInput(views), name, page: reportAddress(report), state });
    if (error) return error;
    alert({ severity: 'success', text: intl.formatMessage({ id: 'opportunities.report.saved' }) });
    return close;
  };

  const title = intl.formatMessage({ id: 'opportunities.report.save' });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        <FormattedMessage id="opportunities.report.save" />
      </Button>
      {open && (
        <Dialog open form title={title} onClose={close}>
          <Form schema={input} onSubmit={save} onCancel={close} focus="name">
            <TextField name="name" label={intl.formatMessage({ id: 'opportunities.report.name' })} />
            <FormActions submit={title} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
          </Form>
        </Dialog>
      )}
    </>
  );
};
