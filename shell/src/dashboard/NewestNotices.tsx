import { RouterLink } from '@bidwright/remote-kit/router';
import { Button, SectionCard } from '@bidwright/remote-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { notices } from '../inbox/api.ts';
import { InboxStore } from '../inbox/InboxStore.tsx';
import { NoticeList, newestFirst } from '../inbox/NoticeList.tsx';

/** As many as a card beside them has room for; the rest is one press away. */
const shown = 4;

const Inside = () => <NoticeList pages={notices.useQuery({ sort: newestFirst, limit: shown })} filtered={false} />;

/** On the dashboard: what the person was told last. */
export const NewestNotices = () => {
  const intl = useIntl();
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'shell.inbox' })}
      actions={
        <Button component={RouterLink} to="/user/notifications" size="small">
          <FormattedMessage id="shell.inbox.viewAll" />
        </Button>
      }
    >
      <InboxStore>
        <Inside />
      </InboxStore>
    </SectionCard>
  );
};
