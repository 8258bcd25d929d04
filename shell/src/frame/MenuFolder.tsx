import { Box, Collapse, ListItemButton, Tooltip } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { type PropsWithChildren, use, useId } from 'react';
import { MenuContext } from './MenuContext.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { menuRow } from './menuRow.ts';
import type { MenuNode } from './menuTree.ts';

/** Runs from the folder down past what is in it. */
const line = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 21,
  borderInlineStart: '1px solid',
  borderColor: 'divider',
};

/** An entry that opens to more. */
export const MenuFolder = ({ node, children }: PropsWithChildren<{ node: MenuNode }>) => {
  const id = useId();
  const menu = use(MenuContext);
  const { rail, inner, path, open, toggle } = menu;
  const title = node.title[useLanguage()];
  const expanded = open.includes(node.id);
  const current = path.includes(node.id);
  return (
    <li>
      <Tooltip title={rail ? title : ''} placement="right">
        <ListItemButton
          component="button"
          aria-expanded={expanded}
          aria-controls={expanded ? id : undefined}
          aria-label={rail ? title : undefined}
          selected={rail && current && !expanded}
          onClick={() => toggle(node.id)}
          sx={{ ...menuRow({ rail, inner }), ...(current && !rail && { color: 'text.primary', fontWeight: 600 }) }}
        >
          {(rail || (node.icon && !inner)) && <MenuIcon path={node.icon} title={title} />}
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
        <Box id={id} sx={{ position: 'relative', paddingBlockStart: 0.25, '&::before': rail ? undefined : line }}>
          <MenuContext value={{ ...menu, inner: true }}>{children}</MenuContext>
        </Box>
      </Collapse>
    </li>
  );
};
