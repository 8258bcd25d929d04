import { type MailLanguage, mailLanguages } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, SectionCard, Segments } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { useState } from 'react';
import { useMailKind } from '../api.ts';
import { WordsForm } from './WordsForm.tsx';

const names: Record<MailLanguage, string> = { en: 'English', fr: 'Français', ro: 'Română', zh: '中文' };

interface KindEditorProps {
  kind: string;
  title: string;
}

/** What a kind of mail says in each language. What was typed in one stays while another is looked at. */
export const KindEditor = ({ kind, title }: KindEditorProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const own = useLanguage();
  const [visited, setVisited] = useState<MailLanguage[]>([mailLanguages.find((one) => one === own) ?? 'en']);
  const [shown] = visited;
  const { data, error, refetch } = useMailKind({ kind });
  if (error && !data)
    return (
      <Failed
        title={intl.formatMessage({ id: 'admin.emails.words.failed' })}
        text={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows rows={6} />;
  return (
    <SectionCard title={title}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="admin.emails.words.help" />
        </Box>
        <div>
          <Segments
            label={intl.formatMessage({ id: 'admin.emails.words.language' })}
            choices={mailLanguages.map((value) => ({ value, label: names[value] }))}
            value={shown ?? 'en'}
            onChange={(language) => setVisited([language, ...visited.filter((one) => one !== language)])}
          />
        </div>
        {data.languages
          .filter(({ language }) => visited.includes(language))
          .map((words) => (
            <Box key={words.language} hidden={words.language !== shown} lang={words.language}>
              <WordsForm kind={kind} words={words} fields={data} isShown={words.language === shown} />
            </Box>
          ))}
      </Box>
    </SectionCard>
  );
};
