import { useErrorText } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { FormattedMessage } from 'react-intl';
import { useMarkAllRead } from './api.ts';
import { recount } from './recount.ts';

/** Marks everything as read that has come up to `upTo`: what arrives while it is pressed stays unread. */
export const MarkAll = ({ unread, upTo }: { unread: number | null; upTo: number | undefined }) => {
  const alert = useAlert();
  const errorText = useErrorText();
  const [markAllRead] = useMarkAllRead();
  const mark = async () => {
    const { error } = await markAllRead({ upTo });
    if (error) alert({ severity: 'error', text: errorText(error) });
    await recount();
  };
  return (
    <Button size="small" disabled={!unread} onClick={mark} sx={{ paddingInline: 1 }}>
      <FormattedMessage id="shell.inbox.markAll" />
    </Button>
  );
};
