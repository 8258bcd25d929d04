import { useIntl } from '@bidwright/remote-kit/intl';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { listAddress } from '../../addresses.ts';
import { readRows } from './rows.ts';

/** The list as the person left it in this tab: its layout, filters and page. */
const lastList = (personId: string) => {
  const { pathname, search } = new URL(readRows(personId)?.address ?? listAddress, window.location.origin);
  return pathname === listAddress ? pathname + search : listAddress;
};

/** The steps of the breadcrumbs above a page of one opportunity. */
export const useParents = () => {
  const intl = useIntl();
  const { id } = usePerson();
  const [list] = useState(() => lastList(id));
  return [
    { title: intl.formatMessage({ id: 'opportunities.general' }) },
    { title: intl.formatMessage({ id: 'opportunities.list.title' }), url: list },
  ];
};
