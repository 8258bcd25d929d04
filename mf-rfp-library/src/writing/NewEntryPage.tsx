import { emptyInput } from '@bidwright/contract-kit';
import { type RfpContentInput, rfpContent } from '@bidwright/contract-rfp-library';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, said, useIntl } from '@bidwright/remote-kit/intl';
import { useNavigate, useSearchParams } from '@bidwright/remote-kit/router';
import { Alert, Button, Card, Page } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useRef, useState } from 'react';
import { libraryAddress } from '../addresses.ts';
import { useCreateEntry } from '../api.ts';
import { searchIn } from '../library/address.ts';
import { MayNot } from '../rights/MayNot.tsx';
import { useMay } from '../rights/useMay.ts';
import { drafts } from './draft.ts';
import { EntryFields } from './EntryFields.tsx';
import type { Uploads } from './uploads.ts';
import { useNear } from './useNear.tsx';

/** Writes a new text for the library, of the bid that the address names, if any. What is written is kept on this device until it is saved. */
export const NewEntryPage = () => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const navigate = useNavigate();
  const [create] = useCreateEntry();
  const near = useNear();
  const may = useMay();
  const [draft, setDraft] = useState(() => drafts.read(person.id));
  const [uploads] = useState<Uploads>(() => new Set());
  const [turn, setTurn] = useState(0);
  const isCreated = useRef(false);
  const [params] = useSearchParams();
  const { opportunity } = searchIn(params);
  const about = opportunity?.id ? { opportunity: { id: opportunity.id, name: opportunity.name, status: null } } : {};

  const save = async (values: RfpContentInput) => {
    if (!may.add(values)) {
      const text = intl.formatMessage({ id: 'rfp-library.write.ownTeam' });
      return { code: 'invalid', message: text, fields: { teams: { key: 'rfp-library.write.ownTeam', message: text } } };
    }
    if (uploads.size > 0) return { code: said, message: intl.formatMessage({ id: 'rfp-library.file.onItsWay' }) };
    if (!(await near.check(values)))
      return { code: said, message: intl.formatMessage({ id: 'rfp-library.near.kept' }) };
    const { id, error } = await create(values);
    if (error) {
      alert({ severity: 'error', text: intl.formatMessage({ id: 'rfp-library.create.failed' }) });
      return error;
    }
    // The form may tell of its values until it is left.
    isCreated.current = true;
    drafts.drop(person.id);
    alert({ severity: 'success', text: intl.formatMessage({ id: 'rfp-library.create.done' }) });
    return () => navigate(`${libraryAddress}?entry=${id}`);
  };

  const discard = () => {
    drafts.drop(person.id);
    setDraft(undefined);
    setTurn(turn + 1);
  };

  if (!may.write)
    return (
      <Page width="form" title={intl.formatMessage({ id: 'rfp-library.new' })}>
        <MayNot />
      </Page>
    );
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
          initial={{ ...(draft ?? emptyInput(rfpContent)), ...about }}
          onSubmit={save}
          onCancel={() => navigate(libraryAddress)}
          onChange={(values) => isCreated.current || drafts.keep(person.id, values)}
          kept
          focus="sectionTitle"
        >
          <EntryFields uploads={uploads} />
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
