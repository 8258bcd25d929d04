import { Box } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, type ReactNode, useId } from 'react';

/** As many beside each other as there is room for. */
const look = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 1.5,
  padding: 0,
  margin: 0,
  listStyle: 'none',
};

/** A part of the catalogue: its name, and its reports as cards. */
export const Cards = ({ title, children }: PropsWithChildren<{ title: ReactNode }>) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockEnd: 3 }}>
      <Box component="h2" id={id} sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
        {title}
      </Box>
      <Box component="ul" sx={look}>
        {children}
      </Box>
    </Box>
  );
};
