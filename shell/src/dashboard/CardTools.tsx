import { Box, IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import Hide from '@mui/icons-material/VisibilityOffOutlined';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface CardToolsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onHide: () => void;
}

/** Above a card while the dashboard is arranged. */
export const CardTools = ({ title, isFirst, isLast, onMove, onHide }: CardToolsProps) => {
  const intl = useIntl();
  const tool = (name: string, icon: ReactNode, act: () => void, disabled = false) => {
    const label = intl.formatMessage({ id: `shell.dashboard.${name}` }, { title });
    return (
      <Tooltip title={label}>
        <span>
          <IconButton size="small" aria-label={label} onClick={act} disabled={disabled}>
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingBlockEnd: 0.5 }}>
      <Box sx={{ typography: 'subtitle2', marginInlineEnd: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      {tool('earlier', <ArrowUp fontSize="small" />, () => onMove(-1), isFirst)}
      {tool('later', <ArrowDown fontSize="small" />, () => onMove(1), isLast)}
      {tool('hide', <Hide fontSize="small" />, onHide)}
    </Box>
  );
};
