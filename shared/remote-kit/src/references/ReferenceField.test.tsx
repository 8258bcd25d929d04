import { object, reference, referenceOrText } from '@bidwright/contract-kit';
import { screen, waitFor } from '@testing-library/react';
import { Form } from '../forms/Form.tsx';
import { renderInShell } from '../testing/renderInShell.tsx';
import { ReferenceField, type ReferenceFieldProps } from './ReferenceField.tsx';

const companies = [
  { id: 0, name: '-- Add New Client --' },
  { id: 'c1', name: 'Bureau of Inland Waterways', detail: 'Client – Federal' },
  { id: 'c2', name: 'City of Larkmoor' },
];

const one = object({ client: reference('companies').required() });
const oneOrText = object({ client: referenceOrText('budgetTypes', 50).required() });

const show = async (props: Partial<ReferenceFieldProps> = {}, client: object | null = null) => {
  const onSubmit = jest.fn<undefined, [object]>();
  const stage = await renderInShell(
    <Form schema={props.freeText ? oneOrText : one} initial={{ client } as object} onSubmit={onSubmit}>
      <ReferenceField name="client" label="Client" options={companies} {...props} />
      <button type="submit">Save</button>
    </Form>,
  );
  const submitted = async () => {
    await stage.user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls.at(-1)?.[0];
  };
  return { ...stage, submitted };
};

const control = () => screen.getByRole('combobox');
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

test('a required reference says so and is refused when empty', async () => {
  const { user } = await show({ help: 'Whoever publishes the bid' });
  expect(screen.getByLabelText('Client (required)')).toBe(control());
  await user.click(screen.getByText('Save'));
  await screen.findByText('1 field needs attention');
  expect(control()).toHaveAccessibleDescription('This field is required');
  expect(control()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(control()).toHaveFocus());
});

test('typing finds, Enter picks, and the record is kept by id and name', async () => {
  const { user, submitted } = await show();
  await user.type(control(), 'inland');
  expect(options()).toEqual(['Bureau of Inland WaterwaysClient – Federal']);
  await user.keyboard('{Enter}');
  expect(control()).toHaveValue('Bureau of Inland Waterways');
  expect(await submitted()).toEqual({ client: { id: 'c1', name: 'Bureau of Inland Waterways' } });
});

test('the entry for adding shows only where one may add, and answers with the new record', async () => {
  const { user, unmount } = await show();
  await user.click(control());
  expect(options()).not.toContain('-- Add New Client --');
  unmount();

  const created = await show({ onCreate: () => Promise.resolve({ id: 'c9', name: 'Port of Eastmere' }) });
  await created.user.click(control());
  expect(options()[0]).toBe('-- Add New Client --');
  await created.user.click(screen.getByText('-- Add New Client --'));
  await waitFor(() => expect(control()).toHaveValue('Port of Eastmere'));
  expect(await created.submitted()).toEqual({ client: { id: 'c9', name: 'Port of Eastmere' } });
});

test('of a long list the first hundred are drawn, and typing finds the others', async () => {
  const many = Array.from({ length: 130 }, (_, n) => ({ id: `c${n}`, name: `Company ${n}` }));
  const { user } = await show({ options: many });
  await user.click(control());
  expect(options()).toHaveLength(101);
  expect(options().at(-1)).toBe('30 more: type part of the name');
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute('aria-disabled', 'true');
  await user.type(control(), 'company 129');
  expect(options()).toEqual(['Company 129']);
});

test('adding that was given up keeps the value', async () => {
  const { user } = await show({ onCreate: () => Promise.resolve(undefined) }, { id: 'c2', name: 'City of Larkmoor' });
  await user.click(control());
  await user.click(screen.getByText('-- Add New Client --'));
  expect(control()).toHaveValue('City of Larkmoor');
});

test('a value that is no longer offered stays, says so, and can be kept', async () => {
  const { user, submitted } = await show({}, { id: 'old', name: 'Closed Office' });
  expect(control()).toHaveValue('Closed Office');
  await user.click(control());
  expect(options()).toContain('Closed Officeinactive');
  await user.keyboard('{Escape}');
  expect(await submitted()).toEqual({ client: { id: 'old', name: 'Closed Office' } });
});

test('while the list loads the value shows and is not called inactive', async () => {
  const { user } = await show({ options: undefined }, { id: 'c1', name: 'Bureau of Inland Waterways' });
  expect(control()).toHaveValue('Bureau of Inland Waterways');
  await user.click(control());
  expect(screen.queryByText('inactive')).toBeNull();
});

test('with a search, what was found is shown as it is, and a value that was not found is not called inactive', async () => {
  const onSearch = jest.fn();
  const { user } = await show(
    { options: [{ id: 'c2', name: 'City of Larkmoor' }], onSearch },
    { id: 'c1', name: 'Bureau of Inland Waterways' },
  );
  await user.clear(control());
  await user.type(control(), 'moor');
  expect(onSearch).toHaveBeenLastCalledWith('moor');
  expect(options()).toContain('City of Larkmoor');
  expect(screen.queryByText('inactive')).toBeNull();
});

test('nothing that fits is said in words', async () => {
  const { user } = await show();
  await user.type(control(), 'zzz');
  expect(screen.getByText('No results')).toBeVisible();
});

test('a text of its own is kept without an id where the contract allows it', async () => {
  const { user, submitted } = await show({ freeText: true });
  await user.type(control(), ' Cost plus ');
  expect(await submitted()).toEqual({ client: { id: null, name: 'Cost plus' } });
});

test('Esc closes the list before it cancels the form', async () => {
  const onCancel = jest.fn();
  const { user } = await renderInShell(
    <Form schema={object({ client: reference('companies') })} onSubmit={() => undefined} onCancel={onCancel}>
      <ReferenceField name="client" label="Client" options={companies} />
    </Form>,
  );
  await user.click(control());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});
