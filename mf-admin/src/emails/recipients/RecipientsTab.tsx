import { type MailList, recipientsOf } from '@bidwright/contract-shell';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Empty, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import Groups from '@mui/icons-material/GroupsOutlined';
import { useState } from 'react';
import { useMailLists, usePeople } from '../api.ts';
import { ListDialog } from './ListDialog.tsx';
import { ListRow } from './ListRow.tsx';

/** Lists of recipients: whom each means, and how many that are now. */
export const RecipientsTab = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data: lists, error, refetch } = useMailLists();
  const { data: everybody } = usePeople();
  const [editing, setEditing] = useState<MailList | 'new'>();
  const text = (id: string) => intl.formatMessage({ id: `admin.emails.lists.${id}` });
  if (error && !lists) return <Failed title={text('failed')} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!lists || !everybody) return <LoadingRows rows={4} />;
  const add = (
    <Button variant="outlined" size="small" onClick={() => setEditing('new')}>
      {text('new')}
    </Button>
  );
  return (
    <SectionCard title={text('title')} count={lists.length} actions={lists.length > 0 && add}>
      {lists.length === 0 ? (
        <Empty icon={<Groups />} title={text('empty')} text={text('help')}>
          {add}
        </Empty>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {lists.map((list) => (
            <ListRow
              key={list.id}
              list={list}
              reach={recipientsOf(everybody, list).length}
              onEdit={() => setEditing(list)}
            />
          ))}
        </Box>
      )}
      {editing && (
        <ListDialog
          list={editing === 'new' ? undefined : editing}
          everybody={everybody}
          onClose={() => setEditing(undefined)}
        />
      )}
    </SectionCard>
  );
};
