import { serviceAsking } from '@bidwright/service-kit';
import { Router } from 'express';
import type { AppContext } from '../context.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';

/** The zone in which the firm's days begin: as Admins have set it, or that of the installation. */
export const firmZone = async (db: Db, { FIRM_ZONE }: Pick<Settings, 'FIRM_ZONE'>): Promise<string> => {
  const found = await db.selectFrom('firm_settings').select('zone').executeTakeFirst();
  return found?.zone ?? FIRM_ZONE;
};

/** Tells the other services in which zone the firm's days begin. */
export const firmForServices = ({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Router =>
  Router().get('/internal/firm', async (request, response) => {
    serviceAsking(request);
    response.json({ data: { zone: await firmZone(db, settings) } });
  });
