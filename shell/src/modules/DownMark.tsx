import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { useIntl } from 'react-intl';
import { ownerOf } from './ownerOf.ts';
import { useModuleTrouble } from './trouble.ts';
import { useModules } from './useModules.ts';

interface DownMarkProps {
  page: string;
  address: string;
  /** There is no room beside the icon. */
  over: boolean;
}

const end = { marginInlineStart: 'auto' };
const corner = { position: 'absolute' as const, insetBlockStart: 2, insetInlineEnd: 2 };

/** Says in the menu that a page's module did not load when it was last opened. */
export const DownMark = ({ page, address, over }: DownMarkProps) => {
  const title = useIntl().formatMessage({ id: 'shell.menu.down' }, { page });
  const owner = ownerOf(useModules(), address);
  const isDown = useModuleTrouble().has(owner?.version.name ?? '');
  const place = over ? corner : end;
  return isDown && <ErrorOutline titleAccess={title} sx={{ fontSize: 18, color: 'error.main', ...place }} />;
};
