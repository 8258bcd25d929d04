import type { ErrorInfo } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { admin, useUpdate } from '../../api.ts';
import type { ListRecord } from '../../lists/list.ts';
import { useUses } from '../../uses/useUses.ts';
import { CheckStep } from './CheckStep.tsx';
import { type Choices, ChooseStep } from './ChooseStep.tsx';
import { carryOut, type Done } from './carryOut.ts';
import { DoneStep } from './DoneStep.tsx';
import { canGo, type Kind, keyOf, type Line, planOf } from './kinds.ts';
import { useKinds } from './useKinds.ts';

interface HandOverDialogProps {
  record: ListRecord;
  onClose: () => void;
  /** The person is out of use. */
  onLeft: () => void;
}

const chosenIn = (kinds: Kind[], choices: Choices) =>
  kinds.flatMap((kind) => {
    const to = choices[keyOf(kind)] ?? choices.to;
    return to ? [{ kind, to }] : [];
  });

const movedIn = (done: readonly Done[]) =>
  done.reduce((so, { counts }) => so + (counts.changed ?? 0) + (counts.unchanged ?? 0), 0);

/** Hands over what somebody is responsible for: who takes it, what would go to whom, and what became of it. */
export const HandOverDialog = ({ record, onClose, onLeft }: HandOverDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update] = useUpdate('users');
  const refresh = admin.useRefreshMutation()[0];
  const { found, error, retry } = useKinds(record.id);
  const uses = useUses('users', [record.id]);
  const [choices, setChoices] = useState<Choices>({});
  const [lines, setLines] = useState<Line[]>();
  const [done, setDone] = useState<Done[]>();
  const [leaves, setLeaves] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<ErrorInfo>();
  const { name } = record;
  const isActive = record.status === 'Active';

  const kinds = found?.kinds ?? [];
  const nothing = found && kinds.length === 0;
  const going = (lines ?? []).filter(canGo);
  const count = going.reduce((so, { records }) => so + records.length, 0);
  const past = (uses?.counts[record.id] ?? 0) - new Set(kinds.flatMap((kind) => kind.records.map(({ id }) => id))).size;

  const check = async (wanted: Choices) => {
    setChoices(wanted);
    const plan = await planOf(record.id, chosenIn(kinds, wanted));
    if ('error' in plan) return plan.error;
    setLines(plan.data);
    return undefined;
  };

  const leave = async (): Promise<boolean> => {
    const wrong = await update({ id: record.id, changes: { status: 'Inactive' } });
    setFault(wrong);
    return !wrong;
  };

  const run = async () => {
    setBusy(true);
    setFault(undefined);
    const outcomes: Done[] = [];
    for (const line of going) outcomes.push(await carryOut(line));
    if (going.length > 0) setDone(outcomes);
    const whole = outcomes.every(({ refused, error: wrong }) => !wrong && refused.length === 0);
    // Where something was refused somebody sees to that first.
    const gone = isActive && (leaves || count === 0) && whole && (await leave());
    const moved = movedIn(outcomes);
    const said = gone ? (moved > 0 ? 'admin.handOver.left' : 'admin.became.Inactive') : 'admin.handOver.done';
    if (gone || moved > 0)
      alert({ severity: 'success', text: intl.formatMessage({ id: said }, { count: moved, name }) });
    for (const { kind } of going) if (kind.service === 'admin') void refresh(kind.col);
    setBusy(false);
    if (gone) onLeft();
  };

  const close = (
    <Button onClick={onClose}>
      <FormattedMessage id={done ? 'admin.close' : 'admin.cancel'} />
    </Button>
  );
  const label = count > 0 ? { id: 'admin.handOver.run' } : { id: 'admin.make.Inactive' };
  const actions = done ? (
    close
  ) : lines || nothing ? (
    <>
      {close}
      {lines && (
        <Button onClick={() => setLines(undefined)} disabled={busy}>
          <FormattedMessage id="admin.handOver.back" />
        </Button>
      )}
      <Button variant="contained" loading={busy} disabled={count === 0 && !isActive} onClick={() => void run()}>
        {intl.formatMessage(label, { count })}
      </Button>
    </>
  ) : undefined;

  const body = () => {
    if (error)
      return (
        <Failed title={intl.formatMessage({ id: 'admin.handOver.failed' })} text={errorText(error)} onRetry={retry} />
      );
    if (!found) return <LoadingRows rows={4} />;
    if (done) return <DoneStep done={done} />;
    if (lines) return <CheckStep lines={lines} />;
    if (nothing) return <FormattedMessage id="admin.handOver.nothing" values={{ name: <bdi>{name}</bdi> }} />;
    return <ChooseStep personId={record.id} kinds={kinds} choices={choices} onCancel={onClose} onNext={check} />;
  };

  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'admin.handOver.title' }, { name })}
      onClose={onClose}
      actions={actions}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        {found && found.silent.length > 0 && (
          <Alert severity="warning">
            <FormattedMessage id="admin.handOver.silent" values={{ services: intl.formatList(found.silent) }} />
          </Alert>
        )}
        {body()}
        {count > 0 && !done && isActive && (
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <input type="checkbox" checked={leaves} onChange={({ target }) => setLeaves(target.checked)} />
            <FormattedMessage id="admin.handOver.leaves" values={{ name: <bdi>{name}</bdi> }} />
          </Box>
        )}
        {(lines || nothing) && past > 0 && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id="admin.handOver.named" values={{ count: past, name: <bdi>{name}</bdi> }} />
          </Box>
        )}
      </Box>
    </Dialog>
  );
};
