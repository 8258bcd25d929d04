import type { Change } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Failed, LoadingRows, SectionCard, Segments } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { type Comment, useOpportunitySub } from '../../../api.ts';
import { ActivityEntry } from './ActivityEntry.tsx';
import { CommentBox } from './CommentBox.tsx';
import { CommentEntry } from './CommentEntry.tsx';
import { timeline, type View, views } from './timeline.ts';

const portion = 10;

/** Who said and changed what and when, the newest first. */
export const ActivityCard = ({ id }: { id: string }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const log = useOpportunitySub<Change>(id, 'changeLog');
  const comments = useOpportunitySub<Comment>(id, 'comments');
  const [view, setView] = useState<View>('all');
  const [shown, setShown] = useState(portion);
  const happened = timeline(log.data, comments.data, view);
  const more = happened.length - shown;
  const error = (!log.data && log.error) || (!comments.data && comments.error);
  const loaded = log.data && comments.data;
  const retry = () => {
    void log.refetch();
    void comments.refetch();
  };
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'opportunities.activity.title' })}
      count={loaded && happened.length}
      actions={
        <Segments
          label={intl.formatMessage({ id: 'opportunities.activity.show' })}
          choices={views.map((value) => ({
            value,
            label: intl.formatMessage({ id: `opportunities.activity.${value}` }),
          }))}
          value={view}
          onChange={setView}
        />
      }
      foot={
        more > 0 && (
          <Button size="small" onClick={() => setShown(shown + portion)}>
            <FormattedMessage id="opportunities.activity.more" values={{ count: Math.min(more, portion) }} />
          </Button>
        )
      }
    >
      <CommentBox id={id} />
      {error && (
        <Failed
          title={intl.formatMessage({ id: 'opportunities.activity.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={retry}
        />
      )}
      {!loaded && !error && <LoadingRows rows={3} height={40} />}
      {loaded && happened.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="opportunities.activity.none" />
        </Box>
      )}
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {happened
          .slice(0, shown)
          .map(({ id: happening, change, comment }) =>
            change ? (
              <ActivityEntry key={happening} change={change} />
            ) : (
              <CommentEntry key={happening} comment={comment} />
            ),
          )}
      </Box>
    </SectionCard>
  );
};
