import type { Page } from '@playwright/test';

/** A network of 10 Mbit/s on which an answer takes 40 ms longer. */
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

/** From now on the page is on a network as people have it on the way. */
export const slow = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', network);
};
