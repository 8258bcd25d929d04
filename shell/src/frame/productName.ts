import { firmName } from '@bidwright/remote-kit/ui';

/** What the app is called where no Admin has named the firm. */
export const productName = 'Bidwright';

/** The title of the browser's tab on a page: whose place it is stands behind the page's own. */
export const tabTitle = (page: string): string => `${page} · ${firmName() ?? productName}`;
