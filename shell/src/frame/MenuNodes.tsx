import { List, Typography } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';
import { MenuFolder } from './MenuFolder.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuNode } from './menuTree.ts';

const kinds = { group: MenuGroup, collapse: MenuFolder, item: MenuLink };

const isKind = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

const Entry = ({ node }: { node: MenuNode }) => {
  if (!isKind(node.type)) {
    return (
      <Typography component="li" variant="body2" sx={{ color: 'error.main', padding: 1, textAlign: 'center' }}>
        <FormattedMessage id="shell.menu.error" />
      </Typography>
    );
  }
  const Kind = kinds[node.type];
  return (
    <Kind node={node}>
      <MenuNodes nodes={node.children} />
    </Kind>
  );
};

/** Entries of the menu, below one another. */
export const MenuNodes = ({ nodes }: { nodes: MenuNode[] }) => (
  <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
    {nodes.map((node) => (
      <Entry key={node.id} node={node} />
    ))}
  </List>
);
