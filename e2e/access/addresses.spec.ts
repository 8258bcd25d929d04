import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type DemoPerson, post, signIn } from '../people.ts';

/** The list of section 2: an address, then the roles it is for. */
const entry = /^- `(\/[^`]*)`: (.+)$/gm;
const list = readFileSync(join(import.meta.dirname, '../../docs/specification/2-screens.md'), 'utf8');
const everyone = 'everyone signed in';

const addresses = [...list.matchAll(entry)].map(([, path = '', roles = '']) => ({ path, roles: roles.split(', ') }));

const roleOf: Record<DemoPerson, string> = {
  admin: 'Admin',
  lead: 'Team Lead',
  manager: 'Project Manager',
  operations: 'Operations',
  user: 'User',
};

interface Ids {
  [path: string]: string;
}

/** What stands in for {id}, as an Admin finds it in the demo. */
const idsFor = async (page: Page, address: string): Promise<Ids> => {
  await signIn(page, address, 'admin');
  const first = async (service: string, query: object) => {
    const answer = await post(page.request, address, `/api/${service}/query`, { ...query, limit: 1 });
    const { data } = await answer.json();
    return String(data[0].id);
  };
  const won = { field: 'opportunityStatus.name', is: 'in', value: ['Won'] };
  const bid = await first('opportunities', { col: 'opportunities' });
  return {
    '/reports/{id}': 'pipeline',
    '/general/opportunities/{id}': bid,
    '/general/opportunities/{id}/projections': bid,
    '/general/projects/{id}': await first('opportunities', { col: 'opportunities', where: [won] }),
    '/admin/companies/{id}': await first('admin', { col: 'companies' }),
  };
};

/** Headings of the pages that are shown instead of another. */
const instead = /^(Something is wrong|This page failed|You do not have access)$/;

for (const [person, role] of Object.entries(roleOf) as [DemoPerson, string][]) {
  test(`each address of section 2 is open or closed to a ${role}`, async ({ page, address }) => {
    expect(addresses.length).toBeGreaterThan(55);
    const ids = await idsFor(page, address);
    await signIn(page, address, person);
    const failed: string[] = [];
    for (const { path, roles } of addresses) {
      await page.goto(path.replace('{id}', ids[path] ?? 'me'), { waitUntil: 'commit' });
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const isOpen = roles.includes(everyone) || roles.includes(role);
      const wanted = isOpen
        ? expect(heading).not.toHaveText(instead)
        : expect(heading).toHaveText('You do not have access');
      await wanted.catch((error: Error) => failed.push(`${path}: ${error.message.split('\n')[0]}`));
    }
    expect(failed).toEqual([]);
  });
}
