import type { ReportId } from '@bidwright/contract-opportunities';
import { useKept } from '../../opportunities/useKept.ts';
import { shownReports } from './catalog.ts';

/** The reports that the person has marked, in the order of the catalogue, and the way to mark one or not. */
export const useFavourites = () => {
  const [kept, keep] = useKept('favouriteReports');
  const marked = new Set(kept.split(','));
  const favourites = shownReports.filter((id) => marked.has(id));
  const mark = (id: ReportId, isMarked: boolean) =>
    keep([...favourites.filter((one) => one !== id), ...(isMarked ? [id] : [])].join(','));
  return { favourites, mark };
};
