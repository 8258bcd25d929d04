import type { Registry } from '@bidwright/contract-shell';
import type { Page } from '@playwright/test';

/** Every page that a module of such a name puts into the menu. */
export const menuPages = async ({ request }: Page, address: string, isWanted: (name: string) => boolean) => {
  const { data }: { data: Registry } = await (await request.get(`${address}/api/shell/modules`)).json();
  return data.modules
    .filter(({ file }) => isWanted(file.name))
    .flatMap(({ file }) => file.menu.flatMap(({ url }) => url || []));
};
