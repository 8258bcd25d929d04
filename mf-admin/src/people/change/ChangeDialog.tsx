import { users } from '@bidwright/contract-admin';
import { type ErrorInfo, maxAtOnce } from '@bidwright/contract-kit';
import { FieldGrid, Form, FormActions } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { admin, useJobCalls } from '../../api.ts';
import { NotWritten } from '../../bulk/NotWritten.tsx';
import { type BulkDone, runBulk } from '../../bulk/runBulk.ts';
import type { ListRecord } from '../../lists/list.ts';
import { RecordField } from '../../lists/RecordField.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { changeFields, changeInput, type Group, groupsOf, type Wanted } from './changes.ts';

interface ChangeDialogProps {
  records: readonly ListRecord[];
  /** Whether anything was written. */
  onClose: (isDone: boolean) => void;
}

const { name: col, service } = users;

/** The versions that were seen: whom somebody else has changed meanwhile is told as such. */
const askedOf = ({ set, records }: Group) => ({ col, ids: records.map(({ id, version }) => ({ id, version })), set });

const together = (one: BulkDone, other: BulkDone): BulkDone => ({
  counts: { changed: (one.counts.changed ?? 0) + (other.counts.changed ?? 0) },
  refused: [...one.refused, ...other.refused],
});

const nothing: BulkDone = { counts: {}, refused: [] };

/** Changes many people at once: what to change, whom that would change and how, and what became of each. */
export const ChangeDialog = ({ records, onClose }: ChangeDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { bulkUpdate } = useJobCalls();
  const refresh = admin.useRefreshMutation()[0];
  const [wanted, setWanted] = useState<Wanted>();
  const [groups, setGroups] = useState<Group[]>();
  const [written, setWritten] = useState(nothing);
  const [done, setDone] = useState<BulkDone>();
  const [fault, setFault] = useState<ErrorInfo>();
  const [busy, setBusy] = useState(false);
  const count = groups?.reduce((so, group) => so + group.records.length, 0) ?? 0;

  const preview = async (values: Wanted): Promise<ErrorInfo | undefined> => {
    const found = groupsOf(records, values);
    for (const group of found.slice(0, maxAtOnce)) {
      const { error } = await bulkUpdate({ ...askedOf(group), preview: true });
      if (error) return error;
    }
    setWanted(values);
    setFault(undefined);
    setGroups(found);
    return undefined;
  };

  /** Up to the first group that does not get through: it and those behind it are left for another try. */
  const runAll = async (all: readonly Group[]) => {
    let so = written;
    for (const [at, group] of all.entries()) {
      const result = await runBulk(service, askedOf(group));
      if (result.error) {
        setGroups(all.slice(at));
        setWritten(so);
        return result.error;
      }
      so = together(so, result);
    }
    setDone(so);
    return undefined;
  };

  const run = async () => {
    setBusy(true);
    setFault(await runAll(groups ?? []));
    void refresh(col);
    setBusy(false);
  };

  const close = () => onClose(done !== undefined || written !== nothing);
  const actions = groups && (
    <>
      <Button onClick={close}>
        <FormattedMessage id={done ? 'admin.close' : 'admin.cancel'} />
      </Button>
      {!done && (
        <>
          {/* Whoever is written has another version by now. */}
          <Button onClick={() => setGroups(undefined)} disabled={busy || written !== nothing}>
            <FormattedMessage id="admin.handOver.back" />
          </Button>
          <Button variant="contained" loading={busy} disabled={count === 0} onClick={() => void run()}>
            <FormattedMessage id="admin.bulk.apply" values={{ count }} />
          </Button>
        </>
      )}
    </>
  );

  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: 'admin.bulk.edit' })}
      onClose={close}
      actions={actions}
    >
      {!groups && (
        <Form schema={changeInput} initial={wanted} focus="status" onSubmit={preview} onCancel={close} kept>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="admin.bulk.help" values={{ count: records.length }} />
            </Box>
            <FieldGrid>
              {changeFields.map((field) => (
                <RecordField key={field.name} field={field} />
              ))}
            </FieldGrid>
            <FormActions
              cancel={intl.formatMessage({ id: 'admin.cancel' })}
              submit={intl.formatMessage({ id: 'admin.bulk.preview' })}
            />
          </Box>
        </Form>
      )}
      {groups && !done && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {fault && <Alert severity="error">{errorText(fault)}</Alert>}
          <Box component="output" sx={{ fontWeight: 600 }}>
            <FormattedMessage id="admin.bulk.about" values={{ records: records.length, count }} />
          </Box>
          {count > 0 && <ChangePreview groups={groups} />}
        </Box>
      )}
      {done && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box component="output" sx={{ fontWeight: 600 }}>
            <FormattedMessage id="admin.bulk.done" values={{ count: done.counts.changed ?? 0 }} />
          </Box>
          <NotWritten refused={done.refused} nameOf={(id) => records.find((one) => one.id === id)?.name} />
        </Box>
      )}
    </Dialog>
  );
};
