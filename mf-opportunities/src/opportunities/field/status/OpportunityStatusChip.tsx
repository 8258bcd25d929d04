import type { Reference } from '@bidwright/contract-kit';
import { StatusChip, type StatusChipProps } from '@bidwright/remote-kit/ui';
import { useStatusLook } from './useStatusLook.ts';

interface OpportunityStatusChipProps extends Pick<StatusChipProps, 'onClick' | 'opens'> {
  status: Reference;
  /** On the sheet the chip takes paper, so that it does not sink. */
  raised?: boolean;
}

export const OpportunityStatusChip = ({ status, ...chip }: OpportunityStatusChipProps) => {
  const look = useStatusLook();
  return <StatusChip name={status.name} {...chip} {...look(status)} />;
};
