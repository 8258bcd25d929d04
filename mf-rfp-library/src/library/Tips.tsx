import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, KeyCap } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';

/** What the words box understands. */
const wordings = ['all', 'phrase', 'without', 'begin', 'either'] as const;

const typed = (parts: ReactNode[]) => (
  <Box component="code" dir="auto" sx={{ font: 'inherit', fontWeight: 600, color: 'text.primary' }}>
    {parts}
  </Box>
);

const keys = Object.fromEntries(
  Object.entries({ slash: '/', up: '↑', down: '↓', ctrl: 'Ctrl', enter: 'Enter', esc: 'Esc' }).map(([name, key]) => [
    name,
    <KeyCap key={name}>{key}</KeyCap>,
  ]),
);
const letters = Object.fromEntries([...'bcnp'].map((key) => [key, <KeyCap key={key}>{key}</KeyCap>]));

const look = {
  padding: 2,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& h2': { font: 'inherit', fontWeight: 600, margin: 0 },
};

/** Where there is no keyboard, there is nothing to say about keys. */
const keysOnly = { lineHeight: 2, '@media (pointer: coarse)': { display: 'none' } };

/** How to search, said before anything is looked for. */
export const Tips = () => {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'rfp-library.tips' });
  return (
    <Box component="section" aria-label={title} sx={look}>
      <h2>{title}</h2>
      <ul>
        {wordings.map((wording) => (
          <li key={wording}>
            <FormattedMessage id={`rfp-library.tips.${wording}`} values={{ typed }} />
          </li>
        ))}
      </ul>
      <Box sx={keysOnly}>
        <FormattedMessage id="rfp-library.tips.keys" values={{ ...keys, ...letters }} />
      </Box>
    </Box>
  );
};
