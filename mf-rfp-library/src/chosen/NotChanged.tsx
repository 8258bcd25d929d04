import type { RecordResult } from '@bidwright/contract-kit';
import type { FoundEntry } from '@bidwright/contract-rfp-library';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button, Link } from '@bidwright/remote-kit/ui';
import { libraryAddress } from '../addresses.ts';
import { takeFocus } from './takeFocus.ts';

interface NotChangedProps {
  results: readonly RecordResult[];
  /** How many there are, where more are known than are named. */
  count: number;
  entries: readonly FoundEntry[];
  onClose: () => void;
}

/** The texts that were not changed, each with the reason. */
export const NotChanged = ({ results, count, entries, onClose }: NotChangedProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
    <Box component="output" tabIndex={-1} ref={takeFocus} sx={{ fontWeight: 600, outline: 'none' }}>
      <FormattedMessage id="rfp-library.change.left" values={{ count }} />
    </Box>
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, maxHeight: 320, overflow: 'auto' }} tabIndex={0}>
      {results.map(({ id, reason }) => (
        <li key={id}>
          <Link href={`${libraryAddress}?entry=${id}`} target="_blank" rel="noopener">
            <bdi>{entries.find((entry) => entry.id === id)?.sectionTitle.name ?? id}</bdi>
          </Link>{' '}
          <span dir="auto">{reason}</span>
        </li>
      ))}
    </Box>
    <Button onClick={onClose} sx={{ justifySelf: 'end' }}>
      <FormattedMessage id="rfp-library.close" />
    </Button>
  </Box>
);
