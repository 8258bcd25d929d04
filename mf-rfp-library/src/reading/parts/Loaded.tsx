import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import type { Reading } from '@bidwright/remote-kit/store';
import { Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';

interface LoadedProps<T> {
  reading: Reading<T[]>;
  /** The message for none of them. */
  none: string;
  children: (rows: T[]) => ReactNode;
}

/** A list that belongs to an entry, once it is loaded. */
export const Loaded = <T,>({ reading: { data, error, refetch }, none, children }: LoadedProps<T>) => {
  const intl = useIntl();
  const errorText = useErrorText();
  if (error && !data)
    return (
      <Failed
        title={intl.formatMessage({ id: 'rfp-library.part.failed' })}
        text={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows rows={2} height={32} />;
  if (data.length === 0)
    return (
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={none} />
      </Box>
    );
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {children(data)}
    </Box>
  );
};
