import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Button, Stack, useCopy } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useIsKept } from '../emails/useIsKept.ts';
import type { ListRecord } from '../lists/list.ts';
import { Moment } from '../modules/Moment.tsx';
import { useInvitationLink, useSendInvitation, useSignIns } from './api.ts';
import { invitedState } from './LastSignIn.tsx';

/** Of somebody who has not come yet: until when the invitation works, and how to give it once more. */
export const InvitationBox = ({ record }: { record: ListRecord }) => {
  const intl = useIntl();
  const alert = useAlert();
  const copy = useCopy();
  const errorText = useErrorText();
  const isKept = useIsKept();
  const { data } = useSignIns({ users: [record.id] });
  const [linkOf, { isLoading: isMaking }] = useInvitationLink();
  const [send, { isLoading: isSending }] = useSendInvitation();
  const [found] = data ?? [];
  if (!found || found.isOpened || record.status !== 'Active') return null;

  const copyLink = async () => {
    const { data: link, error } = await linkOf({ user: record.id });
    if (error) return alert({ severity: 'error', text: errorText(error) });
    return copy(link.url, intl.formatMessage({ id: 'admin.people.copied' }));
  };
  const sendAgain = async () => {
    const { error } = await send({ user: record.id });
    if (error) return alert({ severity: 'error', text: errorText(error) });
    return alert({
      severity: 'success',
      text: intl.formatMessage({ id: isKept ? 'admin.people.kept' : 'admin.people.sent' }, { email: record.email }),
    });
  };

  const { invitedUntil } = found;
  const state = invitedState(found) ?? 'never';
  return (
    <Alert severity={state === 'invited' ? 'info' : 'warning'} sx={{ marginBlockEnd: 2 }}>
      <FormattedMessage id={`admin.people.invitation.${state}`} values={{ day: <Moment at={invitedUntil} exact /> }} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <Button size="small" variant="outlined" loading={isSending} onClick={sendAgain}>
          <FormattedMessage id={state === 'never' ? 'admin.people.send' : 'admin.people.sendAgain'} />
        </Button>
        <Button size="small" loading={isMaking} onClick={copyLink}>
          <FormattedMessage id="admin.people.copyLink" />
        </Button>
      </Stack>
    </Alert>
  );
};
