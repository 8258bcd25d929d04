import { instant } from '@bidwright/contract-kit/days';
import type { PlanWarning, ProposalPlan } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useProposalText } from './useProposalText.ts';

/** Why a day of a plan cannot be kept, or is hard to keep, in words. */
export const useWarningText = ({ away }: Pick<ProposalPlan, 'away'>) => {
  const intl = useIntl();
  const text = useProposalText();
  const names = new Map(away.map(({ person }) => [person.id, person.name]));
  const days = (from: string, to: string) =>
    intl.formatDateTimeRange(instant(from), instant(to), { timeZone: 'UTC', day: 'numeric', month: 'short' });
  return ({ about, count, usual, because }: PlanWarning) =>
    text(`warning.${about}`, {
      count,
      usual: usual ?? 0,
      person: because ? (names.get(because.person) ?? '') : '',
      days: because ? days(because.from, because.to) : '',
    });
};
