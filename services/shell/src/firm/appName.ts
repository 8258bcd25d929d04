import type { Db } from '../tables.ts';
import { firmOf } from './firmSettings.ts';

const productName = 'Bidwright';

/** What people know the app by: the firm's name, as pages have it, or the product's. */
export const appName = async (db: Db): Promise<string> => (await firmOf(db)).name ?? productName;
