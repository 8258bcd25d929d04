import type { CDPSession, Page } from 'playwright-core';
import { stretched } from './limits.ts';

/** A page that does more than this part of a time is not at rest. */
const busy = 0.9;
const shortMs = 150;
const longMs = 1500;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const open = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return session;
};

const workedS = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
};

const isBusyFor = async (session: CDPSession, ms: number): Promise<boolean> => {
  const [begun, before] = [performance.now(), await workedS(session)];
  await new Promise((done) => void setTimeout(done, ms));
  return (await workedS(session)) - before > (busy * (performance.now() - begun)) / 1000;
};

/** Whether a page that stands goes on working, as one that draws itself anew for ever. One that is only late is given time. */
export const isRestless = async (page: Page): Promise<boolean> => {
  const session = sessions.get(page) ?? open(page);
  sessions.set(page, session);
  const opened = await session;
  return (await isBusyFor(opened, shortMs)) && isBusyFor(opened, stretched(longMs));
};
