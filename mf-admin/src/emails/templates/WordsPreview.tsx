import type { MailLanguage } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { usePreview } from '../api.ts';
import { letter } from '../letter.ts';
import { useSettled } from './useSettled.ts';

interface WordsPreviewProps {
  kind: string;
  language: MailLanguage;
  subject: string;
  text: string;
}

/** The mail as the server would send it now, about what people were told of last. */
export const WordsPreview = (words: WordsPreviewProps) => {
  const intl = useIntl();
  const { data } = usePreview(useSettled(words));
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'admin.emails.words.preview' })}>
      <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: 0.5 }}>
        <FormattedMessage id="admin.emails.words.preview" />
      </Box>
      <Box dir="auto" sx={{ ...letter, minHeight: 120 }}>
        <Box sx={{ fontWeight: 600, marginBlockEnd: 1 }}>{data?.subject}</Box>
        {data?.text}
      </Box>
    </Box>
  );
};
