import type { Email } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Send from '@mui/icons-material/SendOutlined';
import { type ReactNode, useEffect, useState } from 'react';
import { useEmail, useSendTestMail } from '../api.ts';

/** The queue is worked at every two seconds. */
const pollMs = 1000;

type Outcome = Pick<Email, 'state' | 'error'>;

/** A mail that the server did not take stays in the queue, with what the server said. */
const isRefused = ({ state, error }: Outcome) => state === 'Failed' || (state === 'Queued' && Boolean(error));

const severityOf = (mail: Outcome) => {
  if (isRefused(mail)) return 'error';
  if (mail.state === 'Queued') return 'info';
  return mail.state === 'Sent' ? 'success' : 'warning';
};

/** The mail as it stands, looked at again until something has become of it. */
const useOutcome = (id: string | undefined): Outcome | undefined => {
  const { data, refetch } = useEmail(id);
  const isOnItsWay = data?.state === 'Queued' && !isRefused(data);
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isOnItsWay, refetch]);
  return data?.id === id ? data : undefined;
};

/** Sends a mail to whoever looks, and says what the mail server answers. */
export const TestMail = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { email } = usePerson();
  const [send, { isLoading }] = useSendTestMail();
  const [id, setId] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const outcome = useOutcome(id);
  const mailTo = <bdi key="email">{email}</bdi>;
  const ask = async () => {
    setId(undefined);
    const { data, error } = await send({});
    setRefusal(error && errorText(error));
    setId(data?.id);
  };
  const said: ReactNode = outcome && (
    <FormattedMessage
      id={`admin.emails.test.${isRefused(outcome) ? 'refused' : outcome.state}`}
      values={{ email: mailTo, error: <bdi key="error">{outcome.error}</bdi> }}
    />
  );
  return (
    <SectionCard title={intl.formatMessage({ id: 'admin.emails.test' })}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <span>
          <FormattedMessage id="admin.emails.test.about" values={{ email: mailTo }} />
        </span>
        <Button variant="outlined" startIcon={<Send />} loading={isLoading} onClick={() => void ask()}>
          <FormattedMessage id="admin.emails.test.send" />
        </Button>
        <Box aria-live="polite" sx={{ justifySelf: 'stretch', overflowWrap: 'anywhere' }}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          {outcome && <Alert severity={severityOf(outcome)}>{said}</Alert>}
        </Box>
      </Box>
    </SectionCard>
  );
};
