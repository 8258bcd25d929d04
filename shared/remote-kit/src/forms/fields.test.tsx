import { amount, choice, count, day, flag, longText, object, text } from '@bidwright/contract-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { DateField } from './DateField.tsx';
import { Form } from './Form.tsx';
import { LongTextField } from './LongTextField.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

const fields = {
  name: text(20).required(),
  notes: longText(100).required(),
  months: count().required(),
  budget: amount(),
  dueDate: day().required(),
  method: choice(['Mail', 'Email']).required(),
  place: choice(['Here', 'There']),
  recompete: flag(),
};
const schema = object(fields);

const show = async (field: ReactNode, initial: object = {}, language: 'en' | 'fr' | 'ro' | 'zh' = 'en') => {
  const onSubmit = jest.fn<undefined, [Record<string, unknown>]>();
  // Only what the test shows is asked for, so that nothing else stands in the way of a submit.
  const names = Object.keys(initial) as (keyof typeof fields)[];
  const asked = schema.pick(names);
  const stage = await renderInShell(
    <Form schema={asked} initial={initial} onSubmit={onSubmit}>
      {field}
      <button type="submit">Save</button>
    </Form>,
    { language },
  );
  const submitted = async () => {
    await stage.user.click(screen.getByText('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls.at(-1)?.[0];
  };
  return { ...stage, submitted, onSubmit };
};

test.each([
  ['text', <TextField key="" name="name" label="Field" help="Help" />, { name: null }],
  ['long text', <LongTextField key="" name="notes" label="Field" help="Help" />, { notes: null }],
  ['number', <NumberField key="" name="months" label="Field" help="Help" />, { months: null }],
  ['date', <DateField key="" name="dueDate" label="Field" help="Help" />, { dueDate: null }],
  ['choice', <ChoiceField key="" name="method" label="Field" help="Help" />, { method: null }],
  ['password', <PasswordField key="" name="name" label="Field" help="Help" />, { name: null }],
])('a required %s says so in words, and its fault takes the place of the help', async (_kind, field, initial) => {
  const { user, onSubmit } = await show(field, initial);
  const control = screen.getByLabelText('Field (required)', {
    exact: false,
    selector: 'input, textarea, [role=combobox]',
  });
  expect(control).toHaveAccessibleDescription('Help');
  expect(control).toHaveAttribute('aria-required', 'true');
  await user.click(screen.getByText('Save'));
  await screen.findByText('1 field needs attention');
  expect(control).toHaveAccessibleDescription('This field is required');
  expect(control).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(control).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['fr', '(obligatoire)', 'Ce champ est obligatoire'],
  ['ro', '(obligatoriu)', 'Acest câmp este obligatoriu'],
  ['zh', '（必填）', '此字段为必填项'],
] as const)('the words in %s', async (language, required, fault) => {
  const { user } = await show(<TextField name="name" label="Field" />, { name: null }, language);
  await user.click(screen.getByLabelText(`Field ${required}`));
  await user.tab();
  expect(await screen.findByText(fault)).toBeVisible();
});

test('an optional field does not say required', async () => {
  await show(<MoneyField name="budget" label="Field" />, { budget: null });
  expect(screen.getByLabelText('Field')).toHaveAttribute('aria-required', 'false');
});

test('a counter shows near the limit, and beyond it nothing is cut off', async () => {
  const { user } = await show(<TextField name="name" label="Field" />, { name: 'x'.repeat(17) });
  const control = screen.getByLabelText(/^Field/);
  expect(screen.queryByText('17 of 20')).toBeNull();
  await user.type(control, 'x');
  expect(screen.getByText('18 of 20')).toBeVisible();
  await user.type(control, 'xxx');
  expect(control).toHaveValue('x'.repeat(21));
  await user.tab();
  expect(control).toHaveAccessibleDescription('At most 20 characters');
});

test.each([
  ['en', '4,200,000.5', '4,200,000.5'],
  ['fr', '4 200 000,5', '4 200 000,5'],
  ['ro', '4.200.000,5', '4.200.000,5'],
  ['zh', '4200000.5', '4,200,000.5'],
] as const)('an amount typed as in %s', async (language, typed, shown) => {
  const { user, submitted } = await show(<MoneyField name="budget" label="Field" />, { budget: null }, language);
  const control = screen.getByLabelText('Field');
  await user.type(control, typed);
  await user.tab();
  expect((control as HTMLInputElement).value.replace(/\s/g, ' ')).toBe(shown);
  expect(await submitted()).toEqual({ budget: 4_200_000.5 });
});

test('text that is no number stays as typed and is refused', async () => {
  const { user, onSubmit } = await show(<NumberField name="months" label="Field" />, { months: 18 });
  const control = screen.getByLabelText(/^Field/);
  await user.clear(control);
  await user.type(control, 'a few');
  await user.tab();
  expect(control).toHaveValue('a few');
  expect(control).toHaveAccessibleDescription('Must be a number such as 1,234.5');
  await user.click(screen.getByText('Save'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['en', '1000000000000', 'Must be 999,999,999,999 or less'],
  ['fr', '1 000 000 000 000', 'Doit être inférieur ou égal à 999\u202f999\u202f999\u202f999'],
  ['ro', '1.000.000.000.000', 'Trebuie să fie cel mult 999.999.999.999'],
] as const)('the limit of an amount is written as in %s', async (language, typed, fault) => {
  const { user } = await show(<MoneyField name="budget" label="Field" />, { budget: null }, language);
  await user.type(screen.getByLabelText('Field'), typed);
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Field')).toHaveAccessibleDescription(fault));
});

test.each([
  ['-1', 'Must be 0 or more'],
  ['1.5', 'Must be a whole number'],
])('%s months are refused', async (typed, fault) => {
  const { user } = await show(<NumberField name="months" label="Field" />, { months: null });
  await user.type(screen.getByLabelText(/^Field/), typed);
  await user.tab();
  expect(screen.getByLabelText(/^Field/)).toHaveAccessibleDescription(fault);
});

test('a date goes on as it is', async () => {
  const { submitted } = await show(<DateField name="dueDate" label="Field" />, { dueDate: null });
  fireEvent.change(screen.getByLabelText(/^Field/), { target: { value: '2026-12-24' } });
  expect(await submitted()).toEqual({ dueDate: '2026-12-24' });
});

test('an impossible date is not taken for none', async () => {
  const { user, onSubmit } = await show(<DateField name="dueDate" label="Field" />, { dueDate: '2026-11-24' });
  const control = screen.getByLabelText(/^Field/);
  // What a browser reports of a date such as February 31: no value, and bad input.
  Object.defineProperty(control, 'validity', { value: { badInput: true } });
  fireEvent.change(control, { target: { value: '' } });
  fireEvent.keyUp(control);
  fireEvent.blur(control);
  expect(await screen.findByText('This is not a valid date')).toBeVisible();
  await user.click(screen.getByText('Save'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a choice is made by keyboard, and one that is not required can be taken back', async () => {
  const { user, submitted } = await show(<ChoiceField name="place" label="Field" text={(it) => it.toUpperCase()} />, {
    place: null,
  });
  await user.tab();
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['None', 'HERE', 'THERE']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await submitted()).toEqual({ place: 'Here' });
  await user.click(screen.getByRole('combobox'));
  await user.click(screen.getByRole('option', { name: 'None' }));
  await user.click(screen.getByText('Save'));
  await waitFor(async () => expect(await submitted()).toEqual({ place: null }));
});

test('a switch is named by its label and says its help', async () => {
  const { user, submitted } = await show(<SwitchField name="recompete" label="Recompete" help="We hold it today" />, {
    recompete: false,
  });
  const control = screen.getByRole('switch', { name: 'Recompete' });
  expect(control).toHaveAccessibleDescription('We hold it today');
  await user.click(screen.getByText('Recompete'));
  expect(control).toBeChecked();
  expect(await submitted()).toEqual({ recompete: true });
});

test('a password is hidden until the person wants to see it', async () => {
  const { user } = await show(<PasswordField name="name" label="Password" />, { name: 'secret' });
  const control = screen.getByLabelText(/^Password/);
  expect(control).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(control).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(control).toHaveAttribute('type', 'password');
});
