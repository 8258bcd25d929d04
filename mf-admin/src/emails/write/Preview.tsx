import type { User } from '@bidwright/contract-admin';
import { fill } from '@bidwright/contract-kit';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { letter } from '../letter.ts';

interface PreviewProps {
  recipients: readonly Pick<User, 'name' | 'firstName'>[];
  subject: string;
  text: string;
}

/** How many get the mail, and what the first of them reads. */
export const Preview = ({ recipients, subject, text }: PreviewProps) => {
  const [first] = recipients;
  const name = first?.name ?? '';
  const values = { name, firstName: first?.firstName ?? name.split(' ')[0] ?? '' };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="output" sx={{ typography: 'body2' }}>
        <FormattedMessage id="admin.emails.recipients" values={{ count: recipients.length }} />
      </Box>
      {first && (subject || text) && (
        <Box component="section" dir="auto" sx={letter}>
          <Box sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{fill(subject, values)}</Box>
          {fill(text, values)}
        </Box>
      )}
    </Box>
  );
};
