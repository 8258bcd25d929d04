import type { MailList } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useChoiceText } from '../../lists/useChoiceText.ts';
import { useUpdateMailList } from '../api.ts';
import { useRemoval } from '../useRemoval.ts';

interface ListRowProps {
  list: MailList;
  /** How many people it means now. */
  reach: number;
  onEdit: () => void;
}

/** A list of recipients: its name, of what it is made, and what can be done with it. */
export const ListRow = ({ list, reach, onEdit }: ListRowProps) => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  const remove = useRemoval(useUpdateMailList()[0]);
  const { people, roles, teams } = list;
  const name = list.name ?? '';
  const parts = [...roles.map(choiceText), ...teams.map((team) => team.name), ...people.map((one) => one.name)];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        paddingBlock: 1.25,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Box>
        <Box dir="auto" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {intl.formatList(parts)}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', whiteSpace: 'nowrap' }}>
        <FormattedMessage id="admin.emails.lists.reach" values={{ count: reach }} />
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button
          size="small"
          onClick={onEdit}
          aria-label={intl.formatMessage({ id: 'admin.emails.editNamed' }, { name })}
        >
          <FormattedMessage id="admin.edit" />
        </Button>
        <Button
          size="small"
          color="error"
          onClick={() => void remove({ id: list.id, name })}
          aria-label={intl.formatMessage({ id: 'admin.emails.deleteNamed' }, { name })}
        >
          <FormattedMessage id="admin.emails.delete" />
        </Button>
      </Box>
    </Box>
  );
};
