import { useIntl } from '@bidwright/remote-kit/intl';
import { IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import Usual from '@mui/icons-material/DensityMediumOutlined';
import Small from '@mui/icons-material/DensitySmallOutlined';

interface DensityButtonProps {
  dense: boolean;
  onChange: (dense: boolean) => void;
}

/** Shows more rows at once, one line each, or two lines again. */
export const DensityButton = ({ dense, onChange }: DensityButtonProps) => {
  const title = useIntl().formatMessage({ id: 'opportunities.density.compact' });
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} aria-pressed={dense} onClick={() => onChange(!dense)}>
        {dense ? <Small fontSize="small" color="primary" /> : <Usual fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
