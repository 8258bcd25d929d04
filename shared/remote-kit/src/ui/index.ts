export { default as Alert } from '@mui/material/Alert';
export { default as Badge } from '@mui/material/Badge';
export { default as Box } from '@mui/material/Box';
export { default as Breadcrumbs } from '@mui/material/Breadcrumbs';
export { default as Button } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Card } from '@mui/material/Card';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Chip } from '@mui/material/Chip';
export { default as Collapse } from '@mui/material/Collapse';
export { default as Divider } from '@mui/material/Divider';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Link } from '@mui/material/Link';
export { default as List } from '@mui/material/List';
export { default as ListItemButton } from '@mui/material/ListItemButton';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon } from '@mui/material/SvgIcon';
export { useTheme } from '@mui/material/styles';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { AppLink } from './AppLink.tsx';
export { AppTheme, type AppThemeProps } from './AppTheme.tsx';
export { type Mode, type Preset, presets } from './colors.ts';
export { Day, type DayProps } from './Day.tsx';
export { DeviceSelect, type DeviceSelectProps } from './DeviceSelect.tsx';
export { DueDate, type DueDateProps } from './DueDate.tsx';
export { today } from './days.ts';
export { Empty, type EmptyProps } from './Empty.tsx';
export { Failed, type FailedProps } from './Failed.tsx';
export { FileInput, type FileInputProps } from './FileInput.tsx';
export {
  addressFormat,
  applyFirm,
  type FirmLogo,
  firmCurrency,
  firmName,
  fiscalYearStart,
  hasMailServer,
  moneyStyle,
  useFirm,
} from './firm.ts';
export { floating } from './floating.ts';
export { JobBar } from './JobBar.tsx';
export { KeyCap } from './KeyCap.tsx';
export { LoadingRows, type LoadingRowsProps } from './LoadingRows.tsx';
export { Money, type MoneyProps } from './Money.tsx';
export { Dialog as BareDialog, Drawer, loadOpened, Menu, MenuItem, Popover, Popper } from './opened/opened.tsx';
export { Tooltip, type TooltipProps } from './opened/Tooltip.tsx';
export { Page, type PageProps } from './Page.tsx';
export { PersonAvatar, type PersonAvatarProps } from './PersonAvatar.tsx';
export { ProgressLine, type ProgressLineProps } from './ProgressLine.tsx';
export { iconOnPhone } from './phone.ts';
export { SectionCard, type SectionCardProps } from './SectionCard.tsx';
export { Segments, type SegmentsProps } from './Segments.tsx';
export { StatusChip, type StatusChipProps } from './StatusChip.tsx';
export { StatusGlyph } from './StatusGlyph.tsx';
export { Tag, type TagProps } from './Tag.tsx';
export type { Look } from './theme.ts';
export { useCopy } from './useCopy.ts';
export { useInTurn } from './useInTurn.ts';
