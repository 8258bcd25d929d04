import type { ChatUser } from '@bidwright/contract-template-demo/api';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useText } from '../useText.ts';

const fields = ['role', 'email', 'place'] as const;

interface UserPanelProps {
  user: ChatUser;
  open: boolean;
  onClose: () => void;
}

/** Who somebody is. */
export const UserPanel = ({ user, open, onClose }: UserPanelProps) => {
  const text = useText();
  return (
    <RecordDrawer open={open} title={user.name} subtitle={text(`chat.${user.presence}`)} onClose={onClose}>
      <Box component="dl" sx={{ margin: 0, '& dt': { typography: 'caption', color: 'text.secondary' } }}>
        {fields.map((name) => (
          <Box key={name} sx={{ marginBlockEnd: 1.5, '& dd': { margin: 0, overflowWrap: 'anywhere' } }}>
            <dt>{text(`chat.${name}`)}</dt>
            <dd>
              <span dir="auto">{user[name]}</span>
            </dd>
          </Box>
        ))}
      </Box>
    </RecordDrawer>
  );
};
