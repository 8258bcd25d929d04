import { SvgIcon } from '@bidwright/remote-kit/ui';

/** An icon of the registry: the outline in a box of 24 × 24. */
export const MenuIcon = ({ path }: { path: string }) => (
  <SvgIcon sx={{ fontSize: 20 }}>
    <path d={path} />
  </SvgIcon>
);
