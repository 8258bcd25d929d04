import { type RfpContentInput, rfpContent } from '@bidwright/contract-rfp-library';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { said, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useNavigate, useParams } from '@bidwright/remote-kit/router';
import { Card, Failed, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { libraryAddress } from '../addresses.ts';
import { type Entry, useEntry } from '../api.ts';
import { InReview } from '../review/InReview.tsx';
import { MayNot } from '../rights/MayNot.tsx';
import { useMay } from '../rights/useMay.ts';
import { EntryFields } from './EntryFields.tsx';
import type { Uploads } from './uploads.ts';
import { useNear } from './useNear.tsx';
import { useSaveEntry } from './useSaveEntry.tsx';

const EntryForm = ({ entry }: { entry: Entry }) => {
  const intl = useIntl();
  const alert = useAlert();
  const navigate = useNavigate();
  const { save: saveEntry, base, question } = useSaveEntry(entry);
  const near = useNear();
  const [uploads] = useState<Uploads>(() => new Set());
  const back = () => navigate(`${libraryAddress}?entry=${entry.id}`);

  const save = async (values: RfpContentInput, changes: Partial<RfpContentInput>) => {
    if (uploads.size > 0) return { code: said, message: intl.formatMessage({ id: 'rfp-library.file.onItsWay' }) };
    if ('rfpContent' in changes && !(await near.check(values, entry.id)))
      return { code: said, message: intl.formatMessage({ id: 'rfp-library.near.kept' }) };
    const error = await saveEntry(changes);
    if (error) return error;
    alert({ severity: 'success', compact: true, text: intl.formatMessage({ id: 'rfp-library.update.done' }) });
    return back;
  };

  return (
    <Card sx={{ padding: 2, overflow: 'visible' }}>
      <InReview entry={entry} />
      <Form schema={rfpContent.input} initial={base} onSubmit={save} onCancel={back}>
        <EntryFields uploads={uploads} />
        <FormActions
          submit={intl.formatMessage({ id: 'rfp-library.update' })}
          cancel={intl.formatMessage({ id: 'rfp-library.cancel' })}
        />
      </Form>
      {near.dialog}
      {question}
    </Card>
  );
};

/** Changes a text of the library; what it was stays among its versions. */
export const EditEntryPage = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { id } = useParams();
  const { change } = useMay();
  const { data, error, refetch } = useEntry(id);
  return (
    <Page width="form" title={intl.formatMessage({ id: 'rfp-library.edit' })}>
      {error && !data && (
        <Failed
          title={intl.formatMessage({ id: 'rfp-library.entry.failed' })}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingRows rows={8} />}
      {data && !change(data) && <MayNot />}
      {data && change(data) && <EntryForm key={data.id} entry={data} />}
    </Page>
  );
};
