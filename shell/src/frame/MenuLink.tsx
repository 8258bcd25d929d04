import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, ListItemButton, Tooltip } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { type PropsWithChildren, use } from 'react';
import { DownMark } from '../modules/DownMark.tsx';
import { MenuContext } from './MenuContext.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuRow } from './menuRow.ts';
import type { MenuNode } from './menuTree.ts';

/** An entry that leads somewhere. */
export const MenuLink = ({ node }: PropsWithChildren<{ node: MenuNode }>) => {
  const { rail, inner, path, onFollow } = use(MenuContext);
  const title = node.title[useLanguage()];
  const selected = path.at(-1) === node.id;
  return (
    <li>
      <Tooltip title={rail ? title : ''} placement="right">
        <ListItemButton
          component={RouterLink}
          to={node.url ?? '/'}
          selected={selected}
          aria-current={selected ? 'page' : undefined}
          aria-label={rail ? title : undefined}
          onClick={onFollow}
          sx={menuRow({ rail, inner })}
        >
          {(rail || (node.icon && !inner)) && <MenuIcon path={node.icon} title={title} />}
          {rail || <Box component="span">{title}</Box>}
          <DownMark page={title} address={node.url ?? '/'} over={rail} />
        </ListItemButton>
      </Tooltip>
    </li>
  );
};
