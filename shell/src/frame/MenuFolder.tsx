import { Box, Collapse, ListItemButton, Tooltip } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { type PropsWithChildren, use, useId } from 'react';
import { MenuContext } from './MenuContext.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuRow } from './menuRow.ts';
import type { MenuNode } from './menuTree.ts';

/** An entry that opens to more. In the rail it opens the drawer as well. */
export const MenuFolder = ({ node, children }: PropsWithChildren<{ node: MenuNode }>) => {
  const id = useId();
  const { rail, path, open, toggle } = use(MenuContext);
  const title = node.title[useLanguage()];
  const expanded = !rail && open.includes(node.id);
  const current = path.includes(node.id);
  return (
    <li>
      <Tooltip title={rail ? title : ''} placement="right">
        <ListItemButton
          component="button"
          aria-expanded={expanded}
          aria-controls={expanded ? id : undefined}
          aria-label={rail ? title : undefined}
          selected={rail && current}
          onClick={() => toggle(node.id)}
          sx={{ ...menuRow(rail), ...(current && !rail && { color: 'text.primary', fontWeight: 600 }) }}
        >
          {node.icon && <MenuIcon path={node.icon} />}
          {rail || (
            <>
              <Box component="span">{title}</Box>
              <ExpandMore
                sx={{ fontSize: 18, marginInlineStart: 'auto', transform: expanded ? 'rotate(180deg)' : undefined }}
              />
            </>
          )}
        </ListItemButton>
      </Tooltip>
      <Collapse in={expanded} unmountOnExit>
        <Box
          id={id}
          sx={{ marginInlineStart: 2.75, paddingInlineStart: 1.25, borderInlineStart: 1, borderColor: 'divider' }}
        >
          {children}
        </Box>
      </Collapse>
    </li>
  );
};
