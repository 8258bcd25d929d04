import type { ErrorInfo } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FreshLink } from './FreshLink.tsx';
import { useCalendarLink } from './feedApi.ts';

/** Makes, renews and revokes the link by which calendar programs read the dates of bids. */
export const SubscribeDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { link, error, refetch, isBusy, renew, revoke } = useCalendarLink();
  const [url, setUrl] = useState<string>();
  const [refused, setRefused] = useState<ErrorInfo>();
  const say = (name: string) => intl.formatMessage({ id: `opportunities.subscribe.${name}` });
  const day = (seconds: number) => intl.formatDate(seconds * 1000, { dateStyle: 'medium', timeStyle: 'short' });

  const make = async () => {
    const made = await renew();
    setRefused(made.error);
    if (made.url) setUrl(made.url);
  };
  const takeBack = async () => {
    const wrong = await revoke();
    setRefused(wrong);
    if (!wrong) setUrl(undefined);
  };
  return (
    <Dialog
      open
      title={say('title')}
      onClose={onClose}
      actions={
        <>
          {link && (
            <Button color="error" onClick={() => void takeBack()} disabled={isBusy}>
              {say('revoke')}
            </Button>
          )}
          <Button onClick={onClose}>{say('close')}</Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <div>{say('text')}</div>
        {refused && <Alert severity="error">{errorText(refused)}</Alert>}
        {error && link === undefined && (
          <Failed title={say('failed')} text={errorText(error)} reference={error.requestId} onRetry={refetch} />
        )}
        {link === undefined && !error && <LoadingRows rows={2} height={36} />}
        {url && (
          <>
            <FreshLink url={url} />
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{say('once')}</Box>
          </>
        )}
        {link && !url && (
          <div>
            <FormattedMessage
              id={`opportunities.subscribe.${link.lastRead ? 'read' : 'unread'}`}
              values={{ made: day(link.dateCreated), read: link.lastRead && day(link.lastRead) }}
            />
          </div>
        )}
        {link !== undefined && !url && (
          <div>
            <Button variant="contained" onClick={() => void make()} loading={isBusy}>
              {say(link ? 'renew' : 'make')}
            </Button>
          </div>
        )}
      </Box>
    </Dialog>
  );
};
