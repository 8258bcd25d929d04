import { Button } from '@bidwright/remote-kit/ui';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from './Notice.tsx';

export interface ErrorNoticeProps {
  error: unknown;
  /** Which module and version failed. */
  where?: string;
  onRetry: () => void;
}

/** A short name for an error, the same each time it happens, so that reports of it can be put together. */
const errorId = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const sum = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (sum >>> 0).toString(16).padStart(8, '0');
};

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
