import type { ErrorInfo } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';

interface FrameProps<T> {
  /** The key of its title. */
  title: string;
  /** How many there are of what it shows. */
  count?: number;
  reading: { data?: T; error?: ErrorInfo; refetch: () => unknown };
  foot?: ReactNode;
  actions?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A card of the dashboard: loading, failed by itself, or there. */
export const Frame = <T,>({ title, count, reading, foot, actions, children }: FrameProps<T>) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error: failed, refetch } = reading;
  const text = intl.formatMessage({ id: title });
  return (
    <SectionCard title={text} count={count} foot={foot} actions={actions}>
      {data !== undefined && children(data)}
      {data === undefined && failed && (
        <Failed
          title={intl.formatMessage({ id: 'opportunities.widget.failed' }, { name: text })}
          text={errorText(failed)}
          reference={failed.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !failed && <LoadingRows rows={6} height={36} />}
    </SectionCard>
  );
};
