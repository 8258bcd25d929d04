import { useIntl } from '@bidwright/remote-kit/intl';
import { ProgressLine } from '@bidwright/remote-kit/ui';
import { useRequirementText } from '../useRequirementText.ts';
import type { Progress } from './useReading.ts';

/** How far a document has been sent and read. */
export const ReadingProgress = ({ progress }: { progress: Progress }) => {
  const intl = useIntl();
  const text = useRequirementText();
  const part = progress.at === 'waiting' ? 0 : progress.part;
  const percent = intl.formatNumber(part, { style: 'percent' });
  const found = progress.at === 'reading' ? progress.found : 0;
  return <ProgressLine part={part}>{text(`progress.${progress.at}`, { percent, found })}</ProgressLine>;
};
