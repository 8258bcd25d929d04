import { type AuditLine, maxEntries } from '@bidwright/contract-admin';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useAudit } from '../api.ts';
import { Moment } from '../modules/Moment.tsx';

const maxLength = 120;

const short = (text: string | null) =>
  text && text.length > maxLength ? `${text.slice(0, maxLength)}…` : (text ?? '–');

/** What was done once: who, when, and which fields became what. */
const Entry = ({ line: { at, by, action, sub, changes } }: { line: AuditLine }) => {
  const intl = useIntl();
  const label = (field: string) => {
    const id = `admin.field.${field}`;
    return intl.messages[id] ? intl.formatMessage({ id }) : field;
  };
  const known = `admin.audit.${action}`;
  const mutation = intl.messages[known] ? intl.formatMessage({ id: known }) : action;
  const of = sub && intl.messages[`admin.part.${sub}`] ? intl.formatMessage({ id: `admin.part.${sub}` }) : sub;
  return (
    <Box component="li" sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}>
        <b>{of ? `${of}: ${mutation}` : mutation}</b>
        <bdi>{by}</bdi>
        <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
          <Moment at={at} exact />
        </Box>
      </Box>
      {action === 'changed' && changes.length > 0 && (
        <Box
          component="ul"
          sx={{ margin: 0, padding: 0, listStyle: 'none', typography: 'caption', overflowWrap: 'anywhere' }}
        >
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              <FormattedMessage
                id="admin.audit.change"
                values={{ field: label(field), from: <bdi>{short(from)}</bdi>, to: <bdi>{short(to)}</bdi> }}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};

interface PageProps {
  col: string;
  id: string;
  before: number | null;
}

/** A page of entries, and below it the one before, once it is asked for. */
const Entries = ({ col, id, before }: PageProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [more, setMore] = useState(false);
  const { data, error, refetch } = useAudit({ col, id, before }, { refetchOnMountOrArgChange: true });
  if (error && !data)
    return (
      <Failed
        title={intl.formatMessage({ id: 'admin.audit.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows rows={4} />;
  if (data.length === 0 && before === null) return <FormattedMessage id="admin.audit.none" />;
  const last = data.at(-1);
  return (
    <>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.map((line) => (
          <Entry key={line.seq} line={line} />
        ))}
      </Box>
      {data.length === maxEntries && !more && (
        <Button size="small" onClick={() => setMore(true)} sx={{ marginBlockStart: 1 }}>
          <FormattedMessage id="admin.audit.more" />
        </Button>
      )}
      {more && last && <Entries col={col} id={id} before={last.seq} />}
    </>
  );
};

/** What was done to a record and to what belongs to it, the newest first. */
export const AuditList = ({ col, id }: { col: string; id: string }) => (
  <Entries key={id} col={col} id={id} before={null} />
);
