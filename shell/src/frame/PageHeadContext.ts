import type { PageHead } from '@bidwright/shell-api';
import { createContext } from 'react';

/** What the page on screen says of itself, or null while it loads. */
export const PageHeadContext = createContext<PageHead | null>(null);
