import Unmarked from '@mui/icons-material/StarBorderOutlined';
import Marked from '@mui/icons-material/StarOutlined';
import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { useFavouriteReports } from './favouriteReports.ts';

export interface FavouriteStarProps {
  /** The report's id. */
  report: string;
  name: string;
}

/** Says whether a report is a favourite of the person, and makes it one or none. */
export const FavouriteStar = ({ report, name }: FavouriteStarProps) => {
  const intl = useIntl();
  const { favourites, mark } = useFavouriteReports();
  const isFavourite = favourites.has(report);
  return (
    <IconButton
      size="small"
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'kit.report.favourite' }, { name })}
      data-star={report}
      onClick={() => {
        // A card among the favourites goes away, and the focus with it: the last one is that of the catalogue, which stays.
        const stars = document.querySelectorAll<HTMLElement>(`[data-star="${report}"]`);
        if (isFavourite) [...stars].at(-1)?.focus();
        mark(report, !isFavourite);
      }}
      sx={{ marginBlockStart: -0.5 }}
    >
      {isFavourite ? <Marked fontSize="small" /> : <Unmarked fontSize="small" />}
    </IconButton>
  );
};
