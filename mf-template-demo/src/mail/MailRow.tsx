import type { Mail } from '@bidwright/contract-template-demo/api';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import Attached from '@mui/icons-material/AttachFileOutlined';
import { useText } from '../useText.ts';
import { When } from '../When.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import type { Marks } from './useMails.ts';

interface MailRowProps {
  mail: Mail;
  marks: Marks;
  onOpen: () => void;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A mail in the list; what was not read is bold. */
export const MailRow = ({ mail, marks, onOpen }: MailRowProps) => {
  const text = useText();
  const isOwn = mail.folder === 'sent' || mail.folder === 'draft';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <MarkButtons mail={mail} marks={marks} />
      <ButtonBase
        onClick={onOpen}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', lg: '180px minmax(0, 1fr) auto' },
          columnGap: 1.5,
          alignItems: 'center',
          justifyItems: 'start',
          textAlign: 'start',
          paddingBlock: 1,
          paddingInline: 1,
          typography: 'body2',
          fontWeight: mail.read ? undefined : 600,
        }}
      >
        <Box component="span" dir="auto" sx={{ ...cut, maxWidth: '100%' }}>
          {isOwn ? mail.to : mail.from.name}
        </Box>
        <Box
          component="span"
          dir="auto"
          sx={{ ...cut, maxWidth: '100%', gridRow: { xs: 2, lg: 1 }, gridColumn: { lg: 2 } }}
        >
          {mail.subject}
        </Box>
        <Box
          component="span"
          sx={{
            gridColumn: { xs: 2, lg: 3 },
            gridRow: 1,
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          {mail.attachments.length > 0 && <Attached titleAccess={text('mail.attached')} sx={{ fontSize: 16 }} />}
          <When atMs={mail.sentAtMs} day />
        </Box>
      </ButtonBase>
    </Box>
  );
};
