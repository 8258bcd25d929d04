import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { withStyles } from '../testing/withStyles.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { RecordDrawer } from './RecordDrawer.tsx';

const Asking = (props: Partial<ConfirmDialogProps>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Discard
      </button>
      <ConfirmDialog
        open={open}
        title="Discard this draft?"
        confirm="Discard draft"
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
        {...props}
      >
        What you typed is lost.
      </ConfirmDialog>
    </>
  );
};

const dialog = () => screen.getByRole('dialog', { name: 'Discard this draft?' });

beforeAll(withStyles);

test('a dialog keeps the focus inside and gives it back', async () => {
  const { user } = await renderInShell(<Asking />);
  await user.click(screen.getByText('Discard'));
  for (let step = 0; step < 5; step += 1) {
    await user.tab();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Discard')).toHaveFocus();
});

test('it closes once it is done, and only then', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onConfirm = jest.fn(() => promise);
  const { user } = await renderInShell(<Asking destructive onConfirm={onConfirm} />);
  await user.click(screen.getByText('Discard'));
  await user.click(within(dialog()).getByRole('button', { name: 'Discard draft' }));
  expect(within(dialog()).getByRole('button', { name: /Discard draft/ })).toBeDisabled();
  resolve();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('Cancel does nothing but close', async () => {
  const onConfirm = jest.fn();
  const { user } = await renderInShell(<Asking onConfirm={onConfirm} />);
  await user.click(screen.getByText('Discard'));
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

const Companies = ({ onNext }: { onNext?: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Bureau
      </button>
      <RecordDrawer
        open={open}
        title="Bureau of Inland Waterways"
        onClose={() => setOpen(false)}
        position="3 of 62"
        onNext={onNext}
      >
        Facts
      </RecordDrawer>
    </>
  );
};

test('a record opens beside its list, which stays usable, and Esc closes it', async () => {
  const onNext = jest.fn();
  const { user } = await renderInShell(<Companies onNext={onNext} />);
  await user.click(screen.getByText('Bureau'));
  const drawer = screen.getByRole('dialog', { name: 'Bureau of Inland Waterways' });
  expect(drawer).toHaveFocus();
  expect(drawer).toHaveTextContent('3 of 62');
  await user.click(within(drawer).getByRole('button', { name: 'Next record' }));
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(within(drawer).getByRole('button', { name: 'Previous record' })).toBeDisabled();
  await user.click(screen.getByText('Bureau'));
  expect(drawer).toBeVisible();
  await user.click(within(drawer).getByText('Facts'));
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer).not.toBeVisible());
  expect(screen.getByText('Bureau')).toHaveFocus();
});

test('a record without neighbours has no arrows', async () => {
  const { user } = await renderInShell(<Companies />);
  await user.click(screen.getByText('Bureau'));
  expect(screen.queryByRole('button', { name: 'Next record' })).toBeNull();
});
