import { Box, Divider } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { type PropsWithChildren, use, useId } from 'react';
import { MenuContext } from './MenuContext.ts';
import type { MenuNode } from './menuTree.ts';

/** A heading with its entries; in the rail a line takes the heading's place. */
export const MenuGroup = ({ node, children }: PropsWithChildren<{ node: MenuNode }>) => {
  const id = useId();
  const language = useLanguage();
  const { rail } = use(MenuContext);
  return (
    <Box component="li" aria-labelledby={rail ? undefined : id} sx={{ listStyle: 'none' }}>
      {rail ? (
        <Divider sx={{ marginBlock: 1 }} />
      ) : (
        <Box id={id} sx={{ typography: 'caption', fontWeight: 600, color: 'text.secondary', padding: '16px 12px 6px' }}>
          {node.title[language]}
        </Box>
      )}
      {children}
    </Box>
  );
};
