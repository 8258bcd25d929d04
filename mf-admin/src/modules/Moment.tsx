import { useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';

interface MomentProps {
  /** Seconds since 1970; null: never. */
  at: number | null;
  /** With the time of day. */
  exact?: boolean;
}

/** An instant in the person's language and time zone. */
export const Moment = ({ at, exact }: MomentProps) => {
  const intl = useIntl();
  if (at === null) return '—';
  const date = new Date(at * 1000);
  const year = today().startsWith(String(date.getFullYear())) ? undefined : 'numeric';
  const time = exact ? ({ hour: 'numeric', minute: '2-digit' } as const) : {};
  return (
    <time dateTime={date.toISOString()}>
      <bdi>{intl.formatDate(date, { month: 'short', day: 'numeric', year, ...time })}</bdi>
    </time>
  );
};
