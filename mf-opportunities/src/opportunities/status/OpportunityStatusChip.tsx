import type { Reference } from '@bidwright/contract-kit';
import { StatusChip } from '@bidwright/remote-kit/ui';
import { useStatusLook } from './useStatusLook.ts';

interface OpportunityStatusChipProps {
  status: Reference;
  /** On the sheet the chip takes paper, so that it does not sink. */
  raised?: boolean;
}

export const OpportunityStatusChip = ({ status, raised }: OpportunityStatusChipProps) => {
  const look = useStatusLook();
  return <StatusChip name={status.name} raised={raised} {...look(status)} />;
};
