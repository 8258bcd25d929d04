import { useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { useState } from 'react';

/** What a record's page is divided into where nothing has room beside its sections. */
export const tabs = ['overview', 'cards', 'outlook', 'activity'] as const;
export type Tab = (typeof tabs)[number];

/** The tab that is shown, how to show another, and whether any of some is in sight; on wide pages all are, and there is no tab. */
export const useTabs = () => {
  const narrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  const [chosen, choose] = useState<Tab>('overview');
  const shows = (...any: Tab[]) => !narrow || any.includes(chosen);
  return { tab: narrow ? chosen : undefined, choose, shows };
};
