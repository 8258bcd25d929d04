import type { OpenSession } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Box, Button, Failed, LoadingRows, SectionCard, Tag } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Devices from '@mui/icons-material/DevicesOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { useAnswer } from './useAnswer.ts';

/** In which browsers the person is signed in, and the way to end that. */
export const SessionsCard = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data, error, again } = useAnswer<OpenSession[]>('sessions');
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);

  const end = async (name: string, body: object, done: string) => {
    const { error } = await call(name, body);
    alert(error ? { severity: 'error', text: errorText(error) } : { severity: 'success', text: done });
    await again();
  };
  const nameOf = ({ browser, system }: OpenSession) =>
    browser || system
      ? intl.formatList(
          [browser, system].filter((one) => one !== null),
          { style: 'narrow' },
        )
      : text('shell.sessions.unknown');

  return (
    <SectionCard
      title={text('shell.sessions')}
      count={data?.length}
      actions={
        <Button
          size="small"
          disabled={!data || data.length < 2}
          onClick={() => end('sessions/endOthers', {}, text('shell.sessions.othersEnded'))}
        >
          <FormattedMessage id="shell.sessions.endOthers" />
        </Button>
      }
    >
      {error && <Failed title={text('shell.failed')} text={errorText(error)} onRetry={again} />}
      {!data && !error && <LoadingRows rows={2} height={56} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 56,
              borderBlockStart: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Devices aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>
                <bdi>{nameOf(one)}</bdi>
              </Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                <FormattedMessage
                  id="shell.sessions.seen"
                  values={{
                    seen: (
                      <bdi>{intl.formatDate(one.lastSeen * 1000, { dateStyle: 'medium', timeStyle: 'short' })}</bdi>
                    ),
                    since: <bdi>{intl.formatDate(one.dateCreated * 1000, { dateStyle: 'medium' })}</bdi>,
                  }}
                />
              </Box>
            </Box>
            {one.current ? (
              <Tag tone="info">
                <FormattedMessage id="shell.sessions.current" />
              </Tag>
            ) : (
              <Button
                size="small"
                color="error"
                aria-label={text('shell.sessions.endOne', { name: nameOf(one) })}
                onClick={() => end('sessions/end', { id: one.id }, text('shell.sessions.ended', { name: nameOf(one) }))}
              >
                <FormattedMessage id="shell.sessions.end" />
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
