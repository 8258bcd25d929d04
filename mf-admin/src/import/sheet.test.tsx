import { companies } from '@bidwright/contract-admin';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import ro from '../../locales/ro.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };
import { lists } from '../lists/lists.tsx';
import module from '../module.tsx';

const file = { name: 'companies.xlsx', mediaType: 'application/x', content: btoa('PK') };
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('./ImportDialog.tsx'));
beforeAll(async () => {
  server = await callServer([{ of: companies, records: [] }], { 'admin/importSheet': () => file });
});
afterAll(() => server.close());

test('a workbook to fill in is kept, with the columns of the form called as the page calls them, in whichever region', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  const { user } = await renderModule(module, '/admin/companies?import=table', { formats: { region: 'GB' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  await user.click(dialog.getByRole('button', { name: 'Download a workbook to fill in' }));
  await waitFor(() => expect(saved).toEqual([`Companies.xlsx data:application/x;base64,${file.content}`]));
  click.mockRestore();
  const body = server.asks.find(({ call }) => call === 'importSheet')?.body;
  expect(body).toMatchObject({ col: 'companies', title: 'Companies', language: 'en', currency: 'USD' });
  expect(body).toHaveProperty('labels.companyType', 'Type');
  expect(body).toHaveProperty('labels.postalCode', 'Postal code');
  expect(body).not.toHaveProperty('labels.id');
});

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const catalogs: Record<string, Record<string, string>> = { en, fr, ro, zh };
const cases = lists.flatMap((list) => Object.keys(catalogs).map((language) => ({ language, list, name: list.path })));

test.each(cases)('columns of $name in $language are not taken for one another', ({ language, list }) => {
  const texts = catalogs[language] ?? {};
  const names = list.written;
  const called = names.map((name) => letters(texts[`admin.field.${name}`] ?? name));
  expect(new Set(called).size).toBe(called.length);
  // A service takes a column for the field whose name it has, before a page looks at what it is called.
  const others = called.flatMap((label, at) => names.filter((name) => letters(name) === label && name !== names[at]));
  expect(others).toEqual([]);
});
