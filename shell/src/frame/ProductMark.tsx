import { Box } from '@bidwright/remote-kit/ui';

/** The product's mark. */
export const ProductMark = () => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 32, height: 32, flex: 'none' }}>
    <Box component="rect" width="32" height="32" rx="8" sx={{ fill: (theme) => theme.vars?.palette.primary.main }} />
    <Box
      component="g"
      sx={{
        fill: 'none',
        stroke: (theme) => theme.vars?.palette.primary.contrastText,
        strokeWidth: 2,
        strokeLinejoin: 'round',
      }}
    >
      <path d="M10 10h5.5a3.4 3.4 0 0 1 0 6.8H10zM10 16.8h6.6a3 3 0 0 1 0 6H10z" />
    </Box>
    <Box
      component="path"
      d="M21.5 9.6l.8 2.1 2.1.8-2.1.8-.8 2.1-.8-2.1-2.1-.8 2.1-.8z"
      sx={{ fill: (theme) => theme.vars?.palette.primary.contrastText }}
    />
  </Box>
);
