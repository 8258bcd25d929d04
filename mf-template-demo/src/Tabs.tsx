import { RouterLink, useLocation } from '@bidwright/remote-kit/router';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';

interface TabsProps {
  /** Says what is chosen between. */
  label: string;
  tabs: readonly { address: string; label: string }[];
}

const tab = {
  minHeight: 40,
  paddingInline: 1.5,
  typography: 'body2',
  fontWeight: 500,
  color: 'text.secondary',
  borderBlockEnd: '2px solid transparent',
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
};

/** Links between the pages of one subject. */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {tabs.map(({ address, label: name }) => (
        <ButtonBase
          key={address}
          component={RouterLink}
          to={address}
          aria-current={address === pathname ? 'page' : undefined}
          sx={tab}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
};
