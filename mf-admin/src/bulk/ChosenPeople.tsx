import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { ChosenBar } from '@bidwright/remote-kit/table';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import type { Chosen } from '../lists/list.ts';
import { useInvite } from '../people/invite/useInvite.ts';

const ChangeDialog = lazy(async () => ({ default: (await import('../people/change/ChangeDialog.tsx')).ChangeDialog }));

/** What can be done with the people that are chosen. */
export const ChosenPeople = ({ chosen: { records, clear } }: { chosen: Chosen }) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { invite, isSending } = useInvite();
  const inviteAll = async () => {
    if (await invite(records.map(({ id }) => id))) clear();
  };
  if (records.length === 0) return null;
  return (
    <ChosenBar label={intl.formatMessage({ id: 'admin.bulk.title' })} count={records.length} onClear={clear}>
      <Button size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.bulk.edit" />
      </Button>
      <Button size="small" loading={isSending} onClick={() => void inviteAll()}>
        <FormattedMessage id="admin.people.invite" />
      </Button>
      {open && (
        <Suspense>
          <ChangeDialog
            records={records}
            onClose={(isDone) => {
              setOpen(false);
              if (isDone) clear();
            }}
          />
        </Suspense>
      )}
    </ChosenBar>
  );
};
