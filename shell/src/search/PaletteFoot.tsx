import { Box, KeyCap } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Found } from './useRecords.ts';

const Hint = ({ keys, text }: { keys: string[]; text: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
    {keys.map((key) => (
      <KeyCap key={key}>{key}</KeyCap>
    ))}
    <FormattedMessage id={text} />
  </Box>
);

/** How many records were found, and which keys help. */
export const PaletteFoot = ({ found }: { found: Found[] }) => {
  const hits = found.reduce((sum, one) => sum + one.hits.length, 0);
  const searching = found.some(({ state }) => state === 'searching');
  const count: ReactNode = searching ? (
    <FormattedMessage id="shell.search.searching" />
  ) : (
    <FormattedMessage id="shell.search.count" values={{ hits }} />
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        padding: '8px 20px',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        bgcolor: 'surface.sunk',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.5 }}>
        <Hint keys={['↑', '↓']} text="shell.search.move" />
        <Hint keys={['Ctrl', 'Enter']} text="shell.search.tab" />
        <Hint keys={['>']} text="shell.search.commands" />
        <Hint keys={['#']} text="shell.search.number" />
        <Hint keys={['@']} text="shell.search.person" />
      </Box>
      <Box component="output" sx={{ marginInlineStart: 'auto' }}>
        {found.length > 0 && count}
      </Box>
    </Box>
  );
};
