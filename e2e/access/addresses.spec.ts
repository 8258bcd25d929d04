import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { turns } from '@bidwright/tooling/deep';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goInside } from '../inside.ts';
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

/** Each so many of a role's addresses are loaded anew; the rest are gone to in the app that is open. */
const every = turns(5, 1);

const people = Object.entries(roleOf) as [DemoPerson, string][];

/** In short an address is opened by one of those it is open to, and by each of the others. */
const opens = ({ roles }: (typeof addresses)[number], number: number, role: string): boolean => {
  const isOpenTo = (one: string) => roles.includes(everyone) || roles.includes(one);
  const opening = people.map(([, one]) => one).filter(isOpenTo);
  return turns(!isOpenTo(role) || opening[number % opening.length] === role, true);
};

for (const [at, [person, role]] of people.entries()) {
  test(`each address of section 2 is open or closed to a ${role}`, async ({ page, address }) => {
    expect(addresses.length).toBeGreaterThan(55);
    const ids = await idsFor(page, address);
    await signIn(page, address, person);
    await page.goto('/no/such/page');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const failed: string[] = [];
    const tried = addresses.filter((entry, number) => opens(entry, number, role));
    for (const [number, { path, roles }] of tried.entries()) {
      const to = path.replace('{id}', ids[path] ?? 'me');
      if (number % every === at % every) await page.goto(to, { waitUntil: 'commit' });
      else await goInside(page, to);
      const isOpen = roles.includes(everyone) || roles.includes(role);
      const wanted = isOpen
        ? expect(heading).not.toHaveText(instead)
        : expect(heading).toHaveText('You do not have access');
      await wanted.catch((error: Error) => failed.push(`${path}: ${error.message.split('\n')[0]}`));
    }
    expect(failed).toEqual([]);
  });
}
