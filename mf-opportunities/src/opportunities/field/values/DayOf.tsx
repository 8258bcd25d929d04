import { useIntl } from '@bidwright/remote-kit/intl';
import { Day } from '@bidwright/remote-kit/ui';

/**
 * The day on which something happened, in the reader's zone, as moments are shown everywhere: near midnight that of another zone
 * would contradict them. What is due goes by the firm's days instead.
 */
export const DayOf = ({ seconds }: { seconds: number }) => {
  const { timeZone } = useIntl();
  // Swedish writes dates as they are kept.
  return <Day date={new Intl.DateTimeFormat('sv', { timeZone }).format(seconds * 1000)} />;
};
