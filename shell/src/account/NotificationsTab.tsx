import { type NoticeSubject, type NoticeWish, noticeWishes, type Wishes } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, MenuItem, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert, useLanguage } from '@bidwright/shell-api';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useModules } from '../modules/useModules.ts';
import { callIdempotent } from '../session/call.ts';
import { useAnswer } from './useAnswer.ts';

interface RowProps {
  title: string;
  wish: NoticeWish;
  onWish: (wish: NoticeWish) => void;
}

const Row = ({ title, wish, onWish }: RowProps) => {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        paddingBlock: 1,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box id={id} sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {title}
      </Box>
      <Select
        size="small"
        value={wish}
        onChange={({ target }) => onWish(target.value)}
        SelectDisplayProps={{ 'aria-labelledby': id }}
        sx={{ flex: 'none', width: 220 }}
      >
        {noticeWishes.map((one) => (
          <MenuItem key={one} value={one}>
            <FormattedMessage id={`shell.wish.${one}`} />
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
};

interface SubjectsProps {
  service: string;
  subjects: NoticeSubject[];
  onWish: (subject: NoticeSubject, wish: NoticeWish) => void;
}

/** What one module tells people of, under its name; what the app itself tells has none. */
const Subjects = ({ service, subjects, onWish }: SubjectsProps) => {
  const language = useLanguage();
  const module = useModules().find(({ name }) => name === service);
  return (
    <>
      {module && (
        <Box component="h3" sx={{ typography: 'subtitle2', margin: '16px 0 8px' }}>
          {module.file.title[language]}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {subjects.map((one) => (
          <Row key={one.subject} title={one.title[language]} wish={one.wish} onWish={(wish) => onWish(one, wish)} />
        ))}
      </Box>
    </>
  );
};

/** How the person is told of what. Each choice counts at once. */
export const NotificationsTab = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data, error, again } = useAnswer<Wishes>('wishes');
  const choose = async ({ service, subject }: NoticeSubject, wish: NoticeWish) => {
    const { error } = await callIdempotent('wishes', { service, subject, wish });
    if (error) alert({ severity: 'error', text: errorText(error) });
    else alert({ severity: 'success', text: intl.formatMessage({ id: 'shell.wish.saved' }), compact: true });
    await again();
  };
  const byService = Map.groupBy(data?.subjects ?? [], ({ service }) => service);
  return (
    <SectionCard title={intl.formatMessage({ id: 'shell.wish' })}>
      <Box component="p" sx={{ margin: '0 0 12px', color: 'text.secondary' }}>
        <FormattedMessage id="shell.wish.text" />
      </Box>
      {error && (
        <Failed
          title={intl.formatMessage({ id: 'shell.failed' })}
          text={errorText(error)}
          onRetry={() => void again()}
        />
      )}
      {!data && !error && <LoadingRows rows={10} height={56} />}
      {[...byService].map(([service, subjects]) => (
        <Subjects
          key={service}
          service={service}
          subjects={subjects}
          onWish={(subject, wish) => void choose(subject, wish)}
        />
      ))}
    </SectionCard>
  );
};
