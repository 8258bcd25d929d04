import { users } from '@bidwright/contract-admin';
import type { Job } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText } from '@bidwright/remote-kit/intl';
import { everyResult } from '@bidwright/remote-kit/store';
import { Alert, Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useInvite } from './useInvite.ts';

/** People who came in by a table have no way in yet: offers to invite them. */
export const InviteImported = ({ job }: { job: Job }) => {
  const alert = useAlert();
  const errorText = useErrorText();
  const { invite, isSending } = useInvite();
  const [isDone, setIsDone] = useState(false);
  const count = job.counts.created ?? 0;
  if (count === 0 || isDone) return null;
  const inviteAll = async () => {
    const { data, error } = await everyResult(users.service, job.id, ['created']);
    if (error) return alert({ severity: 'error', text: errorText(error) });
    setIsDone(await invite(data.flatMap(({ id }) => id ?? [])));
  };
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" loading={isSending} onClick={() => void inviteAll()}>
          <FormattedMessage id="admin.people.invite" />
        </Button>
      }
    >
      <FormattedMessage id="admin.people.invite.imported" values={{ count }} />
    </Alert>
  );
};
