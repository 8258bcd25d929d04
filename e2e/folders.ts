import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens every folder of the menu. Each that opens is no longer among those that are closed. */
export const openFolders = async (menu: Locator): Promise<void> => {
  const closed = menu.getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(left - 1);
  }
};
