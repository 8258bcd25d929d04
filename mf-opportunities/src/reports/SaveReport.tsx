import { emptyInput } from '@bidwright/contract-kit';
import type { ReportId } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useCreateView } from '../api.ts';
import { allowed, type NewView, newView, ViewFields } from '../opportunities/bids/views/ViewFields.tsx';
import { reportAddress } from './addresses.ts';
import { type Parameters, writeParameters } from './parameters.ts';

interface SaveReportProps {
  report: ReportId;
  parameters: Parameters;
}

/** Keeps a report with its parameters under a name. */
export const SaveReport = ({ report, parameters }: SaveReportProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const [open, setOpen] = useState(false);
  const [create] = useCreateView();
  const close = () => setOpen(false);

  const save = async (values: NewView) => {
    const state = { search: writeParameters(parameters).toString() };
    const { error } = await create({
      ...emptyInput(views),
      ...allowed(values, person),
      page: reportAddress(report),
      state,
    });
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
          <Form schema={newView} onSubmit={save} onCancel={close} focus="name">
            <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
              <ViewFields of="report" />
              <FormActions submit={title} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
            </Box>
          </Form>
        </Dialog>
      )}
    </>
  );
};
