import { type Email, type MailState, mailTurns } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useEmail } from './api.ts';
import { EmailFacts } from './EmailFacts.tsx';
import { MailStateTag } from './MailStateTag.tsx';
import { useTurn } from './useTurn.ts';

interface EmailPanelProps {
  id: string | null;
  /** The mails of the page. */
  rows: Email[];
  onShow: (id: string | null) => void;
}

const names: Partial<Record<MailState, string>> = { Queued: 'retry', Cancelled: 'cancel' };

/** A mail beside the outbox, to be sent once more or not at all. */
export const EmailPanel = ({ id, rows, onShow }: EmailPanelProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [turn, isTurning] = useTurn();
  const at = rows.findIndex((row) => row.id === id);
  const elsewhere = useEmail(at < 0 && id !== null ? id : undefined);
  const email = rows[at] ?? (elsewhere.data?.id === id ? elsewhere.data : undefined);
  const walkTo = (row: Email | undefined) => (at >= 0 && row ? () => onShow(row.id) : undefined);
  const turns = (email && mailTurns[email.state]) ?? [];
  return (
    <RecordDrawer
      open={id !== null}
      title={email?.subject ?? intl.formatMessage({ id: 'admin.emails.one' })}
      subtitle={email && <MailStateTag state={email.state} />}
      onPrevious={walkTo(rows[at - 1])}
      onNext={walkTo(rows[at + 1])}
      onClose={() => onShow(null)}
      foot={
        email &&
        turns.length > 0 &&
        turns.map((state) => (
          <Button
            key={state}
            variant={state === 'Queued' ? 'contained' : 'outlined'}
            color={state === 'Queued' ? 'primary' : 'error'}
            disabled={isTurning}
            onClick={() => turn(email, state)}
          >
            <FormattedMessage id={`admin.emails.${names[state]}`} />
          </Button>
        ))
      }
    >
      {email && <EmailFacts email={email} />}
      {!email && id !== null && !elsewhere.error && <LoadingRows rows={4} />}
      {!email && elsewhere.error && (
        <Failed title={intl.formatMessage({ id: 'admin.record.failed' })} text={errorText(elsewhere.error)} />
      )}
    </RecordDrawer>
  );
};
