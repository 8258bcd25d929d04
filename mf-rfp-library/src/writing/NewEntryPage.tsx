import { emptyInput } from '@bidwright/contract-kit';
import { type RfpContentInput, rfpContent } from '@bidwright/contract-rfp-library';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, said, useIntl } from '@bidwright/remote-kit/intl';
import { useNavigate } from '@bidwright/remote-kit/router';
import { Alert, Button, Card, Page } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { libraryAddress } from '../addresses.ts';
import { useCreateEntry } from '../api.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';
import { EntryFields } from './EntryFields.tsx';
import { useNear } from './useNear.tsx';

/** Writes a new text for the library. What is written is kept on this device until it is saved. */
export const NewEntryPage = () => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const navigate = useNavigate();
  const [create] = useCreateEntry();
  const near = useNear();
  const [draft, setDraft] = useState(() => readDraft(person.id));
  const [turn, setTurn] = useState(0);

  const save = async (values: RfpContentInput) => {
    if (!(await near.check(values)))
      return { code: said, message: intl.formatMessage({ id: 'rfp-library.near.kept' }) };
    const { id, error } = await create(values);
    if (error) {
      alert({ severity: 'error', text: intl.formatMessage({ id: 'rfp-library.create.failed' }) });
      return error;
    }
    dropDraft(person.id);
    alert({ severity: 'success', text: intl.formatMessage({ id: 'rfp-library.create.done' }) });
    return () => navigate(`${libraryAddress}?entry=${id}`);
  };

  const discard = () => {
    dropDraft(person.id);
    setDraft(undefined);
    setTurn(turn + 1);
  };

  return (
    <Page width="form" title={intl.formatMessage({ id: 'rfp-library.new' })}>
      {draft && (
        <Alert
          severity="info"
          sx={{ marginBlockEnd: 1.5 }}
          action={
            <Button size="small" onClick={discard}>
              <FormattedMessage id="rfp-library.draft.discard" />
            </Button>
          }
        >
          <FormattedMessage id="rfp-library.draft.found" />
        </Alert>
      )}
      <Card sx={{ padding: 2, overflow: 'visible' }}>
        <Form
          key={turn}
          schema={rfpContent.input}
          initial={draft ?? emptyInput(rfpContent)}
          onSubmit={save}
          onCancel={() => navigate(libraryAddress)}
          onChange={(values) => keepDraft(person.id, values)}
          kept
          focus="sectionTitle"
        >
          <EntryFields />
          <FormActions
            submit={intl.formatMessage({ id: 'rfp-library.create' })}
            cancel={intl.formatMessage({ id: 'rfp-library.cancel' })}
          />
        </Form>
      </Card>
      {near.dialog}
    </Page>
  );
};
