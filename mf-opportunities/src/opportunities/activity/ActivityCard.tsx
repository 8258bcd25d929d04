import type { Change } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useOpportunitySub } from '../../api.ts';
import { ActivityEntry } from './ActivityEntry.tsx';

const portion = 10;

/** Who changed what and when, the newest first. */
export const ActivityCard = ({ id }: { id: string }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data: log, error, refetch } = useOpportunitySub<Change>(id, 'changeLog');
  const [shown, setShown] = useState(portion);
  const changes = log?.toReversed() ?? [];
  const more = changes.length - shown;
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'opportunities.activity.title' })}
      count={log?.length}
      foot={
        more > 0 && (
          <Button size="small" onClick={() => setShown(shown + portion)}>
            <FormattedMessage id="opportunities.activity.more" values={{ count: Math.min(more, portion) }} />
          </Button>
        )
      }
    >
      {error && !log && (
        <Failed
          title={intl.formatMessage({ id: 'opportunities.activity.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      )}
      {!log && !error && <LoadingRows rows={3} height={40} />}
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {changes.slice(0, shown).map((change) => (
          <ActivityEntry key={change.id} change={change} />
        ))}
      </Box>
    </SectionCard>
  );
};
