import type { NoticeSubject, NoticeWish, Wishes } from '@bidwright/contract-shell';
import { noticeSubjects, noticeWishes } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, MenuItem, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '../session/call.ts';
import { useAnswer } from './useAnswer.ts';

const subjects = Object.keys(noticeSubjects) as NoticeSubject[];

interface RowProps {
  subject: NoticeSubject;
  wish: NoticeWish;
  onWish: (wish: NoticeWish) => void;
}

const Row = ({ subject, wish, onWish }: RowProps) => {
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
        <FormattedMessage id={`shell.wish.${subject}`} />
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

/** How the person is told of what. Each choice counts at once. */
export const NotificationsTab = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const isAdmin = usePerson().permissions.includes('Admin');
  const mine = subjects.filter((subject) => isAdmin || subject !== 'accounts');
  const { data, error, again } = useAnswer<Wishes>('wishes');
  const choose = async (subject: NoticeSubject, wish: NoticeWish) => {
    const { error } = await call('wishes', { subject, wish });
    if (error) alert({ severity: 'error', text: errorText(error) });
    else alert({ severity: 'success', text: intl.formatMessage({ id: 'shell.wish.saved' }), compact: true });
    await again();
  };
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
      {!data && !error && <LoadingRows rows={mine.length} height={56} />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {mine.map((subject) => (
            <Row key={subject} subject={subject} wish={data[subject]} onWish={(wish) => choose(subject, wish)} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
};
