import { useIntl } from '@bidwright/remote-kit/intl';
import { projectsAddress } from './addresses.ts';

/** The steps of the breadcrumbs above the page of one project. */
export const useProjectParents = () => {
  const intl = useIntl();
  return [
    { title: intl.formatMessage({ id: 'opportunities.general' }) },
    { title: intl.formatMessage({ id: 'opportunities.projects.title' }), url: projectsAddress },
  ];
};
