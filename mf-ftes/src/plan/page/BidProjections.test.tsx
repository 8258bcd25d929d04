import type { Projection } from '@bidwright/contract-ftes';
import { changeRecord, renderInShell } from '@bidwright/remote-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import module from '../../module.tsx';
import { BidProjections } from './BidProjections.tsx';
import { bo, cellOf, lead, monthsOf, planStage, press, rowOf } from './planStage.tsx';

const stage = planStage();
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** Above the page, and below questions that are asked over it. */
const layerOf = (floating: HTMLElement) => {
  const popper = floating.closest('[role=presentation]');
  return popper && getComputedStyle(popper).zIndex;
};
const headline = () => screen.getByLabelText('If we win this');

test('the status in the head is a pie filled by its place in the list, as everywhere', async () => {
  const { container } = await stage.open();
  // Half of a turn: the only open status there is.
  expect(container.querySelector('[data-glyph=Open] path')?.getAttribute('d')).toMatch(/ 7\.00 11\.00Z$/);
});

test('shows what each month adds up to, and what winning would mean', async () => {
  const { user } = await stage.open();
  // Cut at its end, not at its beginning, on a page that runs from right to left.
  expect(screen.getByText('Ann Lee', { selector: 'th bdi' })).toHaveStyle({ textOverflow: 'ellipsis' });
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('50Σ 90');
  expect(cellOf('Ann Lee', 2)).toHaveTextContent('50+10 over');
  expect(rowOf('FTE this bid')).toHaveTextContent('0.50.50.00.01.0');
  expect(headline()).toHaveTextContent('If we win this, 1 person exceeds 100% in 1 person-month');
  expect(headline()).toHaveTextContent('Worst110%Ann Lee, Feb 2031');
  expect(headline()).toHaveTextContent('Likelihood of overload25% → 50%');

  await user.click(press('Worst'));
  expect(headline()).toHaveTextContent('130%');
  await user.click(press('Best'));
  expect(headline()).toHaveTextContent('If we win this, no one exceeds 100%');
});

test('what is typed counts at once, and is saved by a click', async () => {
  const { user, held, alerts } = await stage.open();
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('80');
  expect(headline()).toHaveTextContent('1 person exceeds 100% in 2 person-months');
  expect(held()).toBe(false);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Draft, 1 change not saved')).toBeVisible();
  expect(held()).toBe(true);
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('80+20 over');

  await user.click(press('Save'));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Projections saved' }]));
  expect(stage.saves).toMatchObject([
    [
      {
        id: stage.plans[0]?.id,
        version: 1,
        entries: [
          { month: 1, percentAllocated: 0.8 },
          { month: 2, percentAllocated: 0.5 },
        ],
      },
    ],
  ]);
  // The page lets go with its next drawing.
  await waitFor(() => expect(held()).toBe(false));
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('80+20 over');
});

test('is worked with keys alone: fill, clear, step, undo, copy and paste', async () => {
  const { user } = await stage.open();
  await user.click(cellOf('Ann Lee', 2));
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Control>}r{/Control}');
  expect(monthsOf('Ann Lee')).toEqual(['50', '50', '50', '50']);
  await user.keyboard('{ArrowLeft}{Delete}');
  expect(monthsOf('Ann Lee')).toEqual(['50', '50', '–', '50']);
  await user.keyboard('{Control>}z{/Control}');
  expect(monthsOf('Ann Lee')).toEqual(['50', '50', '50', '50']);
  await user.keyboard('{Control>}y{/Control}+');
  expect(monthsOf('Ann Lee')).toEqual(['50', '50', '5', '50']);
  await user.keyboard('{Home}30{Tab}{Shift>}{ArrowLeft}{/Shift}');
  const copied = new Map<string, string>();
  fireEvent.copy(document.body, { clipboardData: { setData: copied.set.bind(copied) } });
  await user.keyboard('{End}{ArrowLeft}');
  await user.paste(copied.get('text/plain'));
  expect(monthsOf('Ann Lee')).toEqual(['30', '50', '30', '50']);
  await user.keyboard('900{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Percent of the month')).toBeInvalid());
  expect(layerOf(screen.getByText('Enter a percentage from 0 to 200'))).toBe('1050');
  await user.keyboard('{Escape}');
  expect(monthsOf('Ann Lee')).toEqual(['30', '50', '30', '50']);
  expect(cellOf('Ann Lee', 3)).toHaveFocus();
});

test('the plan is shown and typed by quarter or year, in percent, hours or FTE', async () => {
  const { user } = await stage.open();
  const view = async (...choices: string[]) => {
    for (const name of choices) {
      await user.click(screen.getByRole('button', { name: /^(Percent|Hours|FTE), / }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    }
  };
  await view('Quarterly', 'FTE');
  expect(heads()).toEqual(expect.arrayContaining(['Q1 2031', 'Q2 2031']));
  // Two of three months at the half.
  expect(cellOf('Ann Lee', 1).querySelector('b')).toHaveTextContent('0.33');
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('0.5{Enter}');
  await view('Monthly', 'Percent');
  expect(monthsOf('Ann Lee')).toEqual(['50', '50', '50', '–']);
  await view('Annually', 'Hours');
  expect(heads()).toContain('2031');
});

test('people and open roles come in and go out', async () => {
  const { user } = await stage.open();
  await user.click(press('Add person or role'));
  await user.type(screen.getByRole('combobox'), 'Bo');
  // The least that is free in a month of the plan.
  expect(await screen.findByRole('option', { name: /Bo Chen.*Engineer · 60% free/ })).toBeVisible();
  await user.keyboard('{Enter}{Escape}');
  await user.click(press('Add to plan'));
  await user.click(cellOf('Bo Chen', 3));
  await user.keyboard('40{Enter}');

  await user.click(press('Add person or role'));
  await user.click(press('Open role'));
  await user.type(screen.getByLabelText(/^Role/), 'Analyst II');
  await user.click(press('Add to plan'));
  expect(rowOf('Analyst II')).toBeVisible();
  // Nobody is found for what is not saved.
  expect(screen.queryByText('Who fits the open roles?')).toBeNull();

  await user.click(screen.getByLabelText('Remove Ann Lee from the plan'));
  await user.click(press('Save'));
  await waitFor(() => expect(stage.saves).toHaveLength(1));
  const opportunity = { id: 'o-Port', name: 'Port plan' };
  expect(stage.saves[0]).toMatchObject([
    { opportunity, fte: bo, entries: [{ year: 2031, month: 3, percentAllocated: 0.4 }] },
    { opportunity, openRole: { title: 'Analyst II', count: 1 }, entries: [] },
    { id: stage.plans[0]?.id, status: 'Inactive' },
  ]);
  expect(await screen.findByRole('link', { name: 'Who fits the open roles?' })).toHaveAttribute(
    'href',
    '/user/ftes?roles=open&bid=o-Port',
  );
});

test('a cell tells what its sum is made of', async () => {
  const { user } = await stage.open();
  await user.click(cellOf('Ann Lee', 2));
  const details = await screen.findByText('10 points over capacity');
  expect(layerOf(details)).toBe('1050');
  const card = details.closest('output');
  expect(card).toHaveTextContent('Ann Lee, Feb 2031110%');
  expect(card).toHaveTextContent('This bid50%River gaugewon work40%Dam40% at 50%20%');
});

test('who saved meanwhile is not written over, and what both changed is asked', async () => {
  const { user } = await stage.open();
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('80{Enter}');
  stage.server.refuseNext('savePlans', 409, { code: 'conflict', message: 'Changed' });
  changeRecord(stage.plans[0] as Projection, {
    entries: [
      { year: 2031, month: 1, monthLabel: 'Jan', percentAllocated: 0.6 },
      { year: 2031, month: 2, monthLabel: 'Feb', percentAllocated: 0.3 },
    ],
  });
  await user.click(press('Save'));
  expect(await screen.findByText('One month was also changed by someone else')).toBeVisible();
  expect(screen.getByText('Keep mine').closest('[role=alert]')).toHaveTextContent(
    'Ann Lee, Jan 2031: yours 80%, theirs 60%',
  );
  expect(screen.getByText('Nothing was saved')).toBeVisible();
  expect(cellOf('Ann Lee', 2)).toHaveTextContent('30');
  expect(press('Save')).toBeDisabled();

  await user.click(press('Keep mine'));
  await user.click(press('Save'));
  await waitFor(() => expect(stage.saves).toHaveLength(1));
  expect(stage.saves[0]).toMatchObject([
    { version: 2, entries: [{ percentAllocated: 0.8 }, { percentAllocated: 0.3 }] },
  ]);
});

test('who may not plan this bid reads it', async () => {
  const { user } = await stage.open({ ...lead, teams: ['elsewhere'] });
  expect(screen.getByText('You can read this plan, not change it')).toBeVisible();
  expect(screen.queryByText('Save')).toBeNull();
  expect(screen.queryByText('Add person or role')).toBeNull();
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('80{Enter}{Delete}');
  expect(cellOf('Ann Lee', 1)).toHaveTextContent('50');
  expect(screen.queryByLabelText('Percent of the month')).toBeNull();
});

test('who may not see plans is told so, and nothing is asked', async () => {
  await renderInShell(<BidProjections bid={{ id: 'o-Port', name: 'Port plan' }} />, {
    ...module,
    person: { ...lead, showProjections: false },
  });
  expect(await screen.findByText('You do not have access')).toBeVisible();
  expect(stage.server.asks).toEqual([]);
});
