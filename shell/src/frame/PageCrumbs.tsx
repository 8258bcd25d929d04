import { Breadcrumbs, Link, Typography } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import NavigateNext from '@mui/icons-material/NavigateNextOutlined';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dashboardItem } from '../dashboard/dashboardItem.ts';
import { useModules } from '../modules/useModules.ts';
import { useMenu } from './useMenu.ts';
import { useSteps } from './useSteps.ts';

/** Whether the menu's item of the page wants them. */
const useWanted = (): boolean => {
  const { path } = useMenu();
  const modules = useModules();
  const item = modules.flatMap(({ file }) => file.menu).find(({ id }) => id === path.at(-1));
  return item?.breadcrumbs !== false;
};

/** Where the page stands, from the dashboard on; phones have PhoneTitle instead. */
export const PageCrumbs = () => {
  const intl = useIntl();
  const language = useLanguage();
  const { pathname } = useLocation();
  const steps = useSteps();
  const wanted = useWanted();
  if (!wanted || pathname === '/' || pathname === '/dashboard') return null;
  return (
    <Breadcrumbs
      aria-label={intl.formatMessage({ id: 'shell.crumbs' })}
      expandText={intl.formatMessage({ id: 'shell.crumbs.all' })}
      maxItems={8}
      separator={
        <NavigateNext
          sx={{ fontSize: 16, transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : undefined) }}
        />
      }
      sx={{
        minHeight: 20,
        // There the bar says where the page stands.
        display: { xs: 'none', sm: 'block' },
        typography: 'caption',
        '& .MuiBreadcrumbs-separator': { marginInline: 0.75 },
        // One line: a second one, for a title that comes later, would move the page.
        '& .MuiBreadcrumbs-ol': { flexWrap: 'nowrap' },
        '& .MuiBreadcrumbs-li': { minWidth: 0 },
        // Four of them do not fit a phone whole. Each is cut where it ends to who reads its language, see `dir`.
        '& .MuiBreadcrumbs-li:not(:last-child)': { flexShrink: { xs: 1, md: 0 }, maxWidth: '40%' },
        '& .MuiBreadcrumbs-li > *': {
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      }}
    >
      <Link href="/" dir="auto" color="text.secondary" variant="caption">
        {dashboardItem.title[language]}
      </Link>
      {steps.map(({ title, url }, at) =>
        url && at < steps.length - 1 ? (
          <Link key={title} href={url} dir="auto" color="text.secondary" variant="caption">
            {title}
          </Link>
        ) : (
          <Typography
            key={title}
            dir="auto"
            variant="caption"
            aria-current={at === steps.length - 1 ? 'page' : undefined}
            sx={{ color: at === steps.length - 1 ? 'text.primary' : 'text.secondary' }}
          >
            {title}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
};
