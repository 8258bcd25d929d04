import { type Change, namesOf } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton, LoadingRows, SectionCard, Segments, Tooltip } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import { useState } from 'react';
import { ActivityEntry } from '../activity/ActivityEntry.tsx';
import { changedSince } from './changedSince.ts';

const day = 24 * 60 * 60;
const spans = { visit: 0, week: 7 * day, month: 30 * day };
type Span = keyof typeof spans;

interface SinceCardProps {
  log: readonly Change[] | undefined;
  /** When the person looked at the record before, in seconds. */
  visit: number | undefined;
  onClose: () => void;
}

/** What is different from what the person saw last, or from what it was some days ago. */
export const SinceCard = ({ log, visit, onClose }: SinceCardProps) => {
  const intl = useIntl();
  const choices = namesOf(spans).filter((span) => span !== 'visit' || visit !== undefined);
  const [span, setSpan] = useState<Span>(choices[0] ?? 'week');
  const [now] = useState(() => Date.now() / 1000);
  const since = span === 'visit' && visit !== undefined ? visit : now - spans[span];
  const changes = log && changedSince(log, since);
  const close = intl.formatMessage({ id: 'opportunities.since.close' });
  return (
    <SectionCard
      title={intl.formatMessage(
        { id: 'opportunities.since.title' },
        { when: intl.formatDate(since * 1000, { dateStyle: 'medium', timeStyle: 'short' }) },
      )}
      count={changes?.length}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', paddingBlock: 1 }}>
          <Segments
            label={intl.formatMessage({ id: 'opportunities.since.from' })}
            choices={choices.map((value) => ({
              value,
              label: intl.formatMessage({ id: `opportunities.since.${value}` }),
            }))}
            value={span}
            onChange={setSpan}
          />
          <Tooltip title={close}>
            <IconButton size="small" onClick={onClose} aria-label={close}>
              <Close fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      }
    >
      {!changes && <LoadingRows rows={2} height={32} />}
      {changes?.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="opportunities.since.nothing" />
        </Box>
      )}
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {changes?.map((change) => (
          <ActivityEntry key={change.id} change={change} />
        ))}
      </Box>
    </SectionCard>
  );
};
