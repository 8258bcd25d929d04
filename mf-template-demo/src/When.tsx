import { useIntl } from '@bidwright/remote-kit/intl';

/** A moment in milliseconds since 1970, as the person's language writes it. */
export const When = ({ atMs, day }: { atMs: number; day?: boolean }) => {
  const intl = useIntl();
  return (
    <time dateTime={new Date(atMs).toISOString()}>
      <bdi>{intl.formatDate(atMs, { dateStyle: 'medium', timeStyle: day ? undefined : 'short' })}</bdi>
    </time>
  );
};
