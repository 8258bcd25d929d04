import type { Mail } from '@bidwright/contract-template-demo/api';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Button, Tag } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';
import { When } from '../When.tsx';
import type { Letter } from './Compose.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import type { Marks } from './useMails.ts';

interface MailViewProps {
  mail: Mail | undefined;
  marks: Marks;
  onWrite: (letter: Letter) => void;
  onClose: () => void;
}

const quoted = ({ from, text }: Mail) => `\n\n${from.name}:\n${text.replace(/^/gm, '> ')}`;

/** One mail to read, to answer, to hand on, or to throw away. */
export const MailView = ({ mail, marks, onWrite, onClose }: MailViewProps) => {
  const text = useText();
  const sayError = useSayError();
  const [move] = useDemoSend('POST /api/mails/move');
  const away = mail?.folder === 'trash' ? 'inbox' : 'trash';
  const answer = (to: string, key: string) => () =>
    mail && onWrite({ to, subject: text(key, { subject: mail.subject }).slice(0, 120), text: quoted(mail) });
  return (
    <RecordDrawer
      open={mail !== undefined}
      title={mail?.subject ?? ''}
      subtitle={mail && <When atMs={mail.sentAtMs} />}
      onClose={onClose}
      actions={mail && <MarkButtons mail={mail} marks={marks} />}
      foot={
        mail && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={answer(mail.from.email, 'mail.re')}>
              {text('mail.reply')}
            </Button>
            <Button onClick={answer('', 'mail.fwd')}>{text('mail.forward')}</Button>
            <Button
              onClick={async () => {
                if (sayError(await move({ id: mail.id, folder: away }))) onClose();
              }}
            >
              {text(away === 'trash' ? 'mail.remove' : 'mail.restore')}
            </Button>
          </Box>
        )
      }
    >
      {mail && (
        <>
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi>{mail.from.name}</bdi> · <bdi>{mail.from.email}</bdi>
            <br />
            {text('mail.to')}: <bdi>{mail.to}</bdi>
          </Box>
          <Box
            dir="auto"
            sx={{ typography: 'body2', marginBlock: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {mail.text}
          </Box>
          {mail.attachments.map((file) => (
            <Tag key={file}>{file}</Tag>
          ))}
        </>
      )}
    </RecordDrawer>
  );
};
