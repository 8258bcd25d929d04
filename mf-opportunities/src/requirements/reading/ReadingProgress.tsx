import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useRequirementText } from '../useRequirementText.ts';
import type { Progress } from './useReading.ts';

/** How far a document has been sent and read. */
export const ReadingProgress = ({ progress }: { progress: Progress }) => {
  const intl = useIntl();
  const text = useRequirementText();
  const part = progress.at === 'waiting' ? 0 : progress.part;
  const percent = intl.formatNumber(part, { style: 'percent' });
  const found = progress.at === 'reading' ? progress.found : 0;
  return (
    <Box
      component="output"
      sx={{ display: 'block', marginBlockStart: 1.5, typography: 'caption', color: 'text.secondary' }}
    >
      {text(`progress.${progress.at}`, { percent, found })}
      <Box
        aria-hidden
        sx={{ height: 6, marginBlockStart: 0.5, borderRadius: 3, bgcolor: 'surface.tint', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${part * 100}%`, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
};
