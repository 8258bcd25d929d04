import { Box, Link } from '@bidwright/remote-kit/ui';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { PageHeadContext } from './PageHeadContext.ts';
import { useSteps } from './useSteps.ts';

const look = {
  display: { xs: '-webkit-box', sm: 'none' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 600,
} as const;

/** On phones the bar says what the page is, which the page itself then only reads out; from a page below another it leads back there. */
export const PhoneTitle = () => {
  const intl = useIntl();
  const steps = useSteps();
  const up = use(PageHeadContext)?.parents?.findLast(({ url }) => url);
  if (!up?.url)
    return (
      <Box component="span" aria-hidden dir="auto" sx={look}>
        {steps.at(-1)?.title}
      </Box>
    );
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: 'shell.crumbs' })}
      sx={{ display: { xs: 'flex', sm: 'none' }, minWidth: 0 }}
    >
      <Link
        href={up.url}
        color="inherit"
        underline="none"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, minWidth: 0 }}
      >
        <ArrowBack
          sx={{ fontSize: 20, transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : undefined) }}
        />
        <Box component="span" dir="auto" sx={look}>
          {up.title}
        </Box>
      </Link>
    </Box>
  );
};
