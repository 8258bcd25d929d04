import { SvgIcon } from '@bidwright/remote-kit/ui';

/** An icon of the registry: the outline in a box of 24 × 24. An entry without one shows its first letter in the rail. */
export const MenuIcon = ({ path, title }: { path?: string | null; title: string }) =>
  path ? (
    <SvgIcon sx={{ fontSize: 20 }}>
      <path d={path} />
    </SvgIcon>
  ) : (
    <span aria-hidden>{title.slice(0, 1)}</span>
  );
