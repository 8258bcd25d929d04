import { useIntl } from '@bidwright/remote-kit/intl';
import { listAddress } from './addresses.ts';

/** The steps of the breadcrumbs above a page of one opportunity. */
export const useParents = () => {
  const intl = useIntl();
  return [
    { title: intl.formatMessage({ id: 'opportunities.general' }) },
    { title: intl.formatMessage({ id: 'opportunities.list.title' }), url: listAddress },
  ];
};
