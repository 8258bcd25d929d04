import { useIntl } from '@bidwright/remote-kit/intl';
import { Day } from '@bidwright/remote-kit/ui';

/** The day on which something happened, in the reader's zone as everywhere else: near midnight that of another zone would contradict it. */
export const DayOf = ({ seconds }: { seconds: number }) => {
  const { timeZone } = useIntl();
  // Swedish writes dates as they are kept.
  return <Day date={new Intl.DateTimeFormat('sv', { timeZone }).format(seconds * 1000)} />;
};
