import Link from '@mui/material/Link';
import type { PropsWithChildren } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface FigureLinkProps {
  /** Says which figure of what it is, with its value. */
  label: string;
  /** Where what stands behind the figure is listed. */
  to?: string;
  /** Shows what stands behind the figure. */
  onClick?: () => void;
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minHeight: 24,
  minWidth: 24,
  font: 'inherit',
};

/** A figure that leads to what stands behind it. */
export const FigureLink = ({ label, to, onClick, children }: PropsWithChildren<FigureLinkProps>) =>
  to === undefined ? (
    <Link component="button" type="button" aria-label={label} onClick={onClick} sx={look}>
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <Link component={RouterLink} to={to} aria-label={label} sx={look}>
      <bdi>{children}</bdi>
    </Link>
  );
