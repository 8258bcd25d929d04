import type { Mail } from '@bidwright/contract-template-demo/api';
import { IconButton } from '@bidwright/remote-kit/ui';
import Important from '@mui/icons-material/LabelImportant';
import Ordinary from '@mui/icons-material/LabelImportantOutlined';
import Starred from '@mui/icons-material/Star';
import Plain from '@mui/icons-material/StarBorder';
import { useText } from '../useText.ts';
import type { Marks } from './useMails.ts';

/** A star, and whether a mail matters. */
export const MarkButtons = ({ mail, marks }: { mail: Mail; marks: Marks }) => {
  const text = useText();
  const about = { subject: mail.subject };
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('mail.star', about)}
        aria-pressed={mail.starred}
        onClick={() => void marks.setStarred(mail.id)}
        sx={{ color: mail.starred ? 'warning.main' : 'text.secondary' }}
      >
        {mail.starred ? <Starred fontSize="small" /> : <Plain fontSize="small" />}
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('mail.matters', about)}
        aria-pressed={mail.important}
        onClick={() => void marks.setImportant(mail.id)}
        sx={{ color: mail.important ? 'primary.main' : 'text.secondary' }}
      >
        {mail.important ? <Important fontSize="small" /> : <Ordinary fontSize="small" />}
      </IconButton>
    </>
  );
};
