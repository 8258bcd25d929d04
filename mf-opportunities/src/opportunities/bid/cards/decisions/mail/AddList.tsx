import type { User } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import { type MailList, recipientsOf } from '@bidwright/contract-shell';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useMailLists } from '../../../../../api.ts';
import { withMore } from './recipientsOf.ts';

interface AddListProps {
  everybody: readonly User[];
}

/** Puts everybody of one of the firm's lists of recipients beside those who get the mail already. */
export const AddList = ({ everybody }: AddListProps) => {
  const { data: lists = [] } = useMailLists();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [to, setTo] = useFormValue<readonly Reference[]>('to');
  if (lists.length === 0) return null;

  const add = (list: MailList) => {
    setAnchor(null);
    const added = recipientsOf(everybody, list).map(({ id, name }) => ({ id, name: name ?? '' }));
    setTo(withMore(to, added));
  };

  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="opportunities.mail.addList" />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {lists.map((list) => (
          <MenuItem key={list.id} onClick={() => add(list)} sx={{ gap: 2, justifyContent: 'space-between' }}>
            <bdi>{list.name}</bdi>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              <FormattedMessage
                id="opportunities.mail.listReach"
                values={{ count: recipientsOf(everybody, list).length }}
              />
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};
