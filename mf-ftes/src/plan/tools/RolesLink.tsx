import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { rolesAddress } from '../../addresses.ts';
import type { Line } from '../draft/lines.ts';

interface RolesLinkProps {
  bid: string;
  lines: readonly Line[];
}

/** Leads from a bid that still looks for somebody to who fits, would have to be freed or hired. */
export const RolesLink = ({ bid, lines }: RolesLinkProps) =>
  lines.some(({ fte, active, saved }) => active && saved && !fte) ? (
    <Button size="small" href={rolesAddress(bid)}>
      <FormattedMessage id="ftes.plan.roles" />
    </Button>
  ) : null;
