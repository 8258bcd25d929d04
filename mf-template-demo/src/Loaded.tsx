import { useErrorText } from '@bidwright/remote-kit/intl';
import type { Reading } from '@bidwright/remote-kit/store';
import { Empty, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import Nothing from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { useText } from './useText.ts';

interface LoadedProps<T> {
  reading: Pick<Reading<T>, 'data' | 'error' | 'refetch'>;
  /** What is said where there is nothing. */
  empty?: string;
  /** The height of the rows that will stand here. */
  height?: number;
  children: (data: T) => ReactNode;
}

const isEmpty = (data: unknown) => Array.isArray(data) && data.length === 0;

/** What was read, or that it is on its way, failed, or is none. */
export const Loaded = <T,>({ reading, empty, height, children }: LoadedProps<T>) => {
  const text = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = reading;
  if (error)
    return (
      <Failed
        title={text('failed')}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <LoadingRows height={height} />;
  if (empty && isEmpty(data)) return <Empty icon={<Nothing />} title={empty} />;
  return children(data);
};
