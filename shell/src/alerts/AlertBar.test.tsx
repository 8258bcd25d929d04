import { renderInShell } from '@bidwright/remote-kit/testing';
import type { Alert } from '@bidwright/shell-api';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { texts } from '../language/texts.ts';
import { AlertBar } from './AlertBar.tsx';

const open = async (alert: Alert) => {
  const closed = jest.fn();
  await renderInShell(<AlertBar alert={alert} onClose={closed} />, { messages: texts });
  return closed;
};

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test.each([
  [{ severity: 'success', text: 'Opportunity Updated!' }, 6000],
  [{ severity: 'success', text: 'Link copied', compact: true }, 2000],
] satisfies [Alert, number][])('hides by itself: %o after %i ms', async (alert, time) => {
  const closed = await open(alert);
  pass(time - 500);
  expect(closed).not.toHaveBeenCalled();
  pass(1000);
  expect(closed).toHaveBeenCalled();
});

test('waits while the pointer is on it', async () => {
  const closed = await open({ severity: 'success', text: 'Opportunity Updated!' });
  fireEvent.mouseEnter(screen.getByRole('presentation'));
  pass(20_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByRole('presentation'));
  pass(6000);
  expect(closed).toHaveBeenCalled();
});

test('waits while the focus is on it', async () => {
  const closed = await open({ severity: 'success', text: 'Bid archived', action: { label: 'Undo', run: jest.fn() } });
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
  pass(20_000);
  expect(closed).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
  pass(6000);
  expect(closed).toHaveBeenCalled();
});

test('a click elsewhere does not close it', async () => {
  const closed = await open({ severity: 'error', text: 'Error Updating Opportunity' });
  pass(100);
  fireEvent.click(document.body);
  expect(closed).not.toHaveBeenCalled();
});

test('a detail stands on a line of its own below the text', async () => {
  await open({ severity: 'error', text: 'Error uploading document(s)', detail: 'scores.pdf' });
  expect(screen.getByText('Error uploading document(s)')).toBeVisible();
  expect(screen.getByText('scores.pdf')).toBeVisible();
  expect(screen.getByRole('alert')).toContainElement(screen.getByText('scores.pdf'));
});

test('errors interrupt, successes wait their turn; the action runs and closes', async () => {
  const run = jest.fn();
  const closed = await open({ severity: 'error', text: 'Error Updating Opportunity', action: { label: 'Retry', run } });
  expect(screen.getByRole('alert')).toHaveTextContent('Error Updating Opportunity');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('F8 leads to what it offers; afterwards the focus is where it was', async () => {
  const run = jest.fn();
  const Page = () => {
    const [isOpen, setIsOpen] = useState(true);
    const alert: Alert = { severity: 'success', text: 'Bid archived', action: { label: 'Undo', run } };
    return (
      <>
        <button type="button">Card</button>
        {isOpen && <AlertBar alert={alert} onClose={() => setIsOpen(false)} />}
      </>
    );
  };
  await renderInShell(<Page />, { messages: texts });
  const card = screen.getByRole('button', { name: 'Card' });
  card.focus();
  fireEvent.keyDown(card, { key: 'F8' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  pass(20_000);
  expect(undo).toHaveFocus();
  fireEvent.click(undo);
  expect(run).toHaveBeenCalledTimes(1);
  expect(card).toHaveFocus();
});
