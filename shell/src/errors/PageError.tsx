import { usePageHead } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';
import { ErrorNotice, type ErrorNoticeProps } from './ErrorNotice.tsx';

/** The error page, inside the frame: a page failed while it was drawn. The next navigation clears it. */
export const PageError = (props: ErrorNoticeProps) => {
  usePageHead({ title: useIntl().formatMessage({ id: 'shell.error.title' }), parents: [] });
  return <ErrorNotice {...props} />;
};
