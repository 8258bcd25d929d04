import { Button } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';
import { PublicCard } from './PublicCard.tsx';

/** Says that a mail is on its way. */
export const MailSent = ({ title, text }: { title: string; text: string }) => (
  <PublicCard title={title} text={text}>
    <Button href="/login" variant="outlined" fullWidth>
      <FormattedMessage id="shell.signIn.back" />
    </Button>
  </PublicCard>
);
