import { Box } from '@bidwright/remote-kit/ui';

/** A team's or a status' own colour. It only ever stands beside the name. */
export const ColorDot = ({ color }: { color: string | null }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 10, height: 10, flex: 'none', borderRadius: '3px', bgcolor: color ?? 'line.strong' }}
  />
);
