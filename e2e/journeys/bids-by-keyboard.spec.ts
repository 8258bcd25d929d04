import { expect, test } from '../fixtures.ts';
import { choose, enter, pick, tabTo, type } from '../keyboard.ts';
import { signIn } from '../people.ts';

/** Of a board or a record much can be reached by Tab. */
const max = 200;

test('keys alone choose and edit in the list, move a card of the board, reach its record, and the board again', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/general/opportunities');
  const table = page.getByRole('table', { name: 'Opportunities' });
  const names = table.locator('[data-opener]');
  await names.first().waitFor();

  // The slash goes to the search; from there Tab reaches the rows, arrows walk them.
  await page.locator('body').press('/');
  await expect(page.getByRole('searchbox', { name: 'Name or number' })).toBeFocused();
  await tabTo(page, names.first());
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toHaveCount(0);

  // An amount in its cell.
  await page.keyboard.press('ArrowRight');
  while ((await page.locator(':focus').getAttribute('data-edit')) !== 'estimatedBudgetAmount')
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('e');
  const editor = page.getByRole('dialog', { name: /amount/i });
  await expect(editor.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('654321');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();
  await expect(table.getByText('$654K')).toBeVisible();

  // The board: its cards have handles that keys reach.
  await enter(page, page.getByRole('button', { name: 'Board', exact: true }));
  await expect(page).toHaveURL(/view=board/);
  const handle = page.getByRole('button', { name: /^Move / }).first();
  await tabTo(page, handle);
  const name = (await handle.getAttribute('aria-label'))?.replace('Move ', '') ?? '';

  // A card is lifted, taken to the next column, and brought back by Undo.
  const own = handle.locator('xpath=ancestor::section[1]');
  const next = own.locator('xpath=following-sibling::*[1]');
  const [from, to] = [await own.getAttribute('aria-label'), await next.getAttribute('aria-label')];
  await page.keyboard.press('Space');
  const spoken = page.getByText(/ is over /);
  await expect(spoken).toHaveText(`${name} is over ${from}`);
  // What is lifted listens to keys from the next task on.
  await page.evaluate(() => new Promise((resume) => setTimeout(resume, 0)));
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText(`${name} is over ${to}`);
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} was dropped on ${to}`)).toBeAttached();
  const card = page.getByRole('link', { name, exact: true });
  await expect(next.locator(card)).toBeVisible();
  await expect(own.locator(card)).toHaveCount(0);
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.locator(card)).toBeVisible();

  // From a card to its record, on to the next card's, and back to the board as it was.
  await tabTo(page, page.getByRole('button', { name: `Move ${name}`, exact: true }), max);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('heading', { level: 1, name })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Next in the list' })).toBeVisible();
  await enter(page, page.getByRole('navigation', { name: /breadcrumb/i }).getByRole('link', { name: 'Opportunities' }));
  await expect(page).toHaveURL(/view=board/);
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
});

test('keys alone take a bid over a document, a decision with mail and the award to its project and the recompete', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  // Other journeys take the first of the list as it is; this one the last.
  await page.goto('/general/opportunities?sort=-dueDate');
  const first = page.getByRole('table', { name: 'Opportunities' }).locator('[data-opener]').first();
  await first.waitFor();
  const name = (await first.innerText()).trim();
  await enter(page, first, max);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(name);
  await expect(page.getByRole('button', { name: 'Add document' })).toBeVisible();

  // Letters open what is done most; a file is chosen in the browser's own window.
  await page.keyboard.press('u');
  const upload = page.getByRole('dialog', { name: 'Add document' });
  const chosen = page.waitForEvent('filechooser');
  await enter(page, upload.getByRole('button', { name: /Choose a file/ }));
  await (await chosen).setFiles({ name: 'gauge.txt', mimeType: 'text/plain', buffer: Buffer.from('Fourteen gauges') });
  await choose(page, upload.getByRole('combobox', { name: /^Kind of document/ }), 'RFP technical proposal');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Upload Successful!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'gauge.txt' })).toBeVisible();

  await enter(page, page.getByRole('button', { name: 'Add decision' }), max);
  const decision = page.getByRole('dialog', { name: 'Add decision' });
  await choose(page, decision.getByRole('combobox', { name: /^Decision/ }), 'Submit');
  await type(page, decision.getByLabel('Reasons'), 'The price holds.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Decision Added')).toBeVisible();
  await enter(page, page.getByRole('button', { name: /^Send Email about Submit/ }).first(), max);
  const mail = page.getByRole('dialog');
  await expect(mail.getByRole('region', { name: 'Preview' })).toContainText(`Submit: ${name}`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Emailed to /).first()).toBeVisible();

  await page.keyboard.press('s');
  const status = page.getByRole('dialog', { name: 'Change the status' });
  await expect(status).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await pick(page, status.getByRole('combobox', { name: /^Status/ }), 'Won');
  await type(page, status.getByLabel('Contract amount'), '640000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Opportunity Updated!')).toBeVisible();

  await enter(page, page.getByRole('link', { name: 'Open the project' }), max);
  await expect(page).toHaveURL(/\/general\/projects\//);
  await expect(page.getByText('$640,000').first()).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'Start recompete' }), max);
  await expect(page.getByRole('heading', { level: 1, name: 'New recompete' })).toBeVisible();
  await expect(page.getByLabel('Solicitation name')).toHaveValue(name);
});
