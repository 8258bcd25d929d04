import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Tag } from '@bidwright/remote-kit/ui';
import { useState } from 'react';

const day = 86_400_000;

/** Says that the draft is kept, and since when. */
export const DraftNote = ({ keptAt }: { keptAt: number }) => {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const when =
    now - keptAt < day
      ? intl.formatTime(keptAt)
      : intl.formatDate(keptAt, { month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' });
  return (
    <Tag>
      <FormattedMessage id="opportunities.draft.kept" values={{ when: <bdi>{when}</bdi> }} />
    </Tag>
  );
};
