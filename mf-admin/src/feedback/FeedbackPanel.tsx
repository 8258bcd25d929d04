import type { Feedback } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { AppLink, Box, Failed, Link, LoadingRows } from '@bidwright/remote-kit/ui';
import { Moment } from '../modules/Moment.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useFeedbackRecord } from './api.ts';
import { FeedbackTag } from './FeedbackTag.tsx';

interface FeedbackPanelProps {
  id: string | null;
  /** What stands on the page. */
  rows: Feedback[];
  onShow: (id: string | null) => void;
  onTouch: () => void;
  onDone: () => void;
}

const said = {
  margin: 0,
  marginBlockStart: 1.5,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'surface.sunk',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

/** What somebody sent, beside the list, to be answered. */
export const FeedbackPanel = ({ id, rows, onShow, onTouch, onDone }: FeedbackPanelProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const at = rows.findIndex((row) => row.id === id);
  const elsewhere = useFeedbackRecord(at < 0 && id !== null ? id : undefined);
  const record = rows[at] ?? (elsewhere.data?.id === id ? elsewhere.data : undefined);
  const walkTo = (row: Feedback | undefined) => (at >= 0 && row ? () => onShow(row.id) : undefined);
  return (
    <RecordDrawer
      open={id !== null}
      title={intl.formatMessage({ id: 'admin.feedback.one' }, { who: record?.addedBy?.name ?? '' })}
      subtitle={record && <FeedbackTag state={record.state} />}
      onPrevious={walkTo(rows[at - 1])}
      onNext={walkTo(rows[at + 1])}
      onClose={() => onShow(null)}
    >
      {record && (
        <>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            <FormattedMessage
              id="admin.feedback.from"
              values={{
                when: <Moment at={record.dateCreated} exact />,
                page: (
                  <Link component={AppLink} href={record.page}>
                    <bdi>{record.page}</bdi>
                  </Link>
                ),
                role: record.role ?? '—',
              }}
            />
          </Box>
          <Box component="blockquote" dir="auto" sx={said}>
            {record.text}
          </Box>
          <AnswerForm key={record.id} record={record} onTouch={onTouch} onDone={onDone} />
        </>
      )}
      {!record && id !== null && !elsewhere.error && <LoadingRows rows={4} />}
      {!record && elsewhere.error && (
        <Failed title={intl.formatMessage({ id: 'admin.record.failed' })} text={errorText(elsewhere.error)} />
      )}
    </RecordDrawer>
  );
};
