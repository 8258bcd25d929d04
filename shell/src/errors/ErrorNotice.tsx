import { Button } from '@bidwright/remote-kit/ui';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorId } from './errorId.ts';
import { Notice } from './Notice.tsx';

export interface ErrorNoticeProps {
  error: unknown;
  /** Which module and version failed. */
  where?: string;
  onRetry: () => void;
}

/** Says that something failed while it was drawn, and offers the ways on. */
export const ErrorNotice = ({ error, where = 'shell', onRetry }: ErrorNoticeProps) => {
  const intl = useIntl();
  return (
    <Notice
      icon={<ErrorOutline />}
      title={intl.formatMessage({ id: 'shell.error.title' })}
      text={intl.formatMessage({ id: 'shell.error.text' })}
      reference={`${where} · ${errorId(error)}`}
    >
      <Button variant="contained" onClick={onRetry}>
        <FormattedMessage id="shell.errors.retry" />
      </Button>
      <Button variant="outlined" href="/dashboard">
        <FormattedMessage id="shell.errors.home" />
      </Button>
    </Notice>
  );
};
