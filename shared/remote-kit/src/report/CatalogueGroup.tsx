import Box from '@mui/material/Box';
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

export interface CatalogueGroupProps {
  title: ReactNode;
}

/** A part of the catalogue of reports: its name, and its reports as cards. */
export const CatalogueGroup = ({ title, children }: PropsWithChildren<CatalogueGroupProps>) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockEnd: 3, '&:not(:has(li))': { display: 'none' } }}>
      <Box component="h2" id={id} sx={{ typography: 'h3', margin: 0, marginBlockEnd: 1 }}>
        {title}
      </Box>
      <Box component="ul" sx={look}>
        {children}
      </Box>
    </Box>
  );
};
