import { monthNumber } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { loadOf } from '../../opportunities/bid/cards/staffing/loadOf.ts';
import { thisMonth } from '../../opportunities/bid/cards/staffing/thisMonth.ts';
import { usePlansOf } from '../../opportunities/bid/cards/staffing/usePlans.ts';

/** How many people are planned for a project this month. All rows ask the same once; nothing where there are more plans than one answer holds. */
export const FtesNow = ({ id, ids }: { id: string; ids: readonly string[] }) => {
  const intl = useIntl();
  const { rows, next } = usePlansOf(ids);
  if (!rows || next) return null;
  const now = monthNumber(thisMonth());
  const load = loadOf(rows.filter(({ opportunity }) => opportunity.id === id));
  const { ftes = 0 } = load.find((month) => monthNumber(month) === now) ?? {};
  return intl.formatNumber(ftes, { maximumFractionDigits: 1 });
};
