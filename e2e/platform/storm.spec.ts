import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { turns } from '@bidwright/tooling/deep';
import { publish } from '@bidwright/tooling/publish';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openFolders } from '../folders.ts';
import { signIn } from '../people.ts';
import { activate } from './activate.ts';
import { comeBack, titleOf } from './openTab.ts';
import { renamedBuild } from './renamedBuild.ts';

const modules = ['opportunities', 'rfp-library', 'admin', 'ftes', 'template-demo'];
const distOf = (module: string) => join(import.meta.dirname, `../../mf-${module}/dist`);

const deploys = turns(6, 20);
const navigations = 10 * deploys;

/** Pages of the menu, each of another module or of another part of one. */
const links = ['Social profile', 'RFP content library', 'Teams', 'Companies', 'Opportunities', 'Dashboard'];

/** The same order in every run: numbers from 0 to 1. */
const dice = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};

/** Follows links of the page one after the other, each as soon as the page before stands; answers what did not come about. */
const follow = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate(async (names) => {
    const faults: string[] = [];
    const timeoutMs = 15_000;
    const until = async (holds: () => unknown) => {
      const late = performance.now() + timeoutMs;
      while (!holds() && performance.now() < late) await new Promise(requestAnimationFrame);
      return Boolean(holds());
    };
    for (const name of names) {
      const find = () => [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(name));
      await until(find);
      const path = new URL(find()?.href ?? 'none:').pathname;
      find()?.click();
      const stands = await until(
        () =>
          location.pathname === path &&
          document.querySelector('main h1') &&
          !document.querySelector('main [aria-busy=true], main [role=alert]'),
      );
      if (!stands) faults.push(`${name}: ${document.querySelector('main')?.textContent}`);
    }
    return faults;
  }, names);

test(`${deploys} deploys of random modules during ${navigations} navigations: no text is lost, no page fails, nothing is reloaded`, async ({
  page,
  platform,
}) => {
  const roll = dice(7);
  const any = (list: string[]) => list[Math.floor(roll() * list.length)] ?? '';
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const told: unknown[] = [];
  page.on('request', (request) => request.url().endsWith('/failures') && told.push(request.postDataJSON()));

  await signIn(page, platform.address, 'admin');
  await page.goto('/general/opportunities');
  await expect(titleOf(page)).toHaveText('Opportunities');
  await openFolders(page.getByRole('navigation', { name: 'Menu' }));
  await page.evaluate(() => Object.assign(window, { mark: true }));

  for (let deploy = 1; deploy <= deploys; deploy += 1) {
    faults.push(...(await follow(page, ['Opportunities', 'New opportunity'])));
    expect(faults).toEqual([]);
    const field = page.getByLabel('Solicitation name').first();
    const text = `Half of a bid, ${deploy}`;
    await field.fill(text);

    const module = deploy % 2 ? 'opportunities' : any(modules);
    const registry = { address: platform.address, token: platform.publishToken(module) };
    await publish(registry, module, await renamedBuild(distOf(module), `9.5.${deploy}`));
    await comeBack(page);
    await expect(field).toHaveValue(text);
    await field.press('End');
    await field.pressSequentially('!');
    await expect(field).toHaveValue(`${text}!`);

    faults.push(
      ...(await follow(
        page,
        Array.from({ length: navigations / deploys - 2 }, () => any(links)),
      )),
    );
  }

  expect([...faults, ...told]).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
  for (const module of modules)
    await activate(platform, module, await readFile(join(distOf(module), '.version'), 'utf8'));
});
