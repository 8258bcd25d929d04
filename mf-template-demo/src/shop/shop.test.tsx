import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([], { 'template-demo/apiPlace': () => ({ api: 'mock' }) });
});
afterAll(() => server.close());

const open = (path: string) => renderModule(module, `/demo/shop${path}`);

/** What stands beside a word in the summary of an order, in dollars. */
const sum = (name: string) => {
  const term = screen.getByText(name, { selector: 'dt' });
  return Number(term.nextElementSibling?.textContent?.replace(/[^\d.-]/g, ''));
};

const prices = () =>
  screen
    .getAllByRole('article')
    .map((card) => Number(within(card).getByText(/^\$/, { selector: 'span > bdi' }).textContent?.slice(1)));

test('products are ordered and filtered, and the address says how', async () => {
  const { user, address } = await open('');
  await screen.findByText('18 products');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'low');
  await waitFor(() => expect(address()).toContain('sort=low'));
  await waitFor(() => expect(prices()).toEqual(prices().toSorted((one, other) => one - other)));
  await user.selectOptions(screen.getByLabelText('Price'), '0-50');
  await waitFor(() => expect(Math.max(...prices())).toBeLessThanOrEqual(50));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('18 products')).toBeVisible();
});

test('a product is put into the cart as it was chosen', async () => {
  const { user, alerts, unmount } = await open('/details/product-1');
  await user.click(await screen.findByRole('radio', { name: 'L' }));
  await user.click(screen.getByRole('button', { name: /^One more/ }));
  await user.click(screen.getAllByRole('button', { name: 'Add to cart' })[0] as HTMLElement);
  await waitFor(() =>
    expect(alerts).toMatchObject([{ severity: 'success', text: expect.stringMatching(/is in the cart$/) }]),
  );
  expect(await screen.findByRole('link', { name: 'Cart · 2' })).toBeVisible();
  unmount();

  await open('/cart');
  expect(await screen.findByText(/· L$/)).toBeVisible();
  expect(sum('Subtotal')).toBeGreaterThan(0);
});

test('each code takes off what it is worth, and never more than there is', async () => {
  const { user } = await open('/cart');
  const code = await screen.findByLabelText('Discount code');
  const subtotal = sum('Subtotal');
  const off = async (given: string) => {
    await user.clear(code);
    await user.type(code, given);
    await user.click(screen.getByRole('button', { name: 'Apply code' }));
    await screen.findByText(new RegExp(`code ${given.toUpperCase()}`));
    expect(sum('Total')).toBeCloseTo(sum('Subtotal') + sum('Discount') + sum('Shipping'), 2);
    return Math.abs(sum('Discount'));
  };
  expect(await off('FLAT05')).toBe(5);
  expect(await off('sub150')).toBe(Math.min(150, subtotal));
  const berry = await off('BERRY50');
  expect(berry).toBeGreaterThanOrEqual(1);
  expect(berry).toBeLessThanOrEqual(Math.min(49, subtotal));
  const max = await off('UPTO200');
  expect(max).toBeGreaterThanOrEqual(1);
  expect(max).toBeLessThanOrEqual(Math.min(199, subtotal));
  expect(await off('NONE')).toBe(0);
});

test('an order goes from the cart by address and payment to its end, and the cart is empty', async () => {
  const { user, address } = await open('/cart');
  await user.click(await screen.findByRole('button', { name: 'Go to checkout' }));
  expect(address()).toBe('/demo/shop/checkout');

  await user.click((await screen.findAllByRole('button', { name: 'Make default' }))[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByText('Default')).toHaveLength(1));
  await user.click((await screen.findAllByRole('button', { name: /^Use this address/ }))[0] as HTMLElement);

  const place = await screen.findByRole('button', { name: 'Place order' });
  expect(place).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^Fast/ }));
  await waitFor(() => expect(sum('Shipping')).toBe(5));
  await user.click(screen.getByRole('radio', { name: /^Visa/ }));
  await waitFor(() => expect(place).toBeEnabled());
  await user.click(place);
  expect(await screen.findByText(/^Order complete: \$/)).toBeVisible();
});

test('an address is written anew, and one that lacks a street is not kept', async () => {
  const { user } = await open('/details/product-2');
  await user.click((await screen.findAllByRole('button', { name: 'Add to cart' }))[0] as HTMLElement);
  await screen.findByRole('link', { name: 'Cart · 1' });
  const { user: again } = await open('/checkout');
  await again.click(await screen.findByRole('button', { name: 'New address' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Name', 'City', 'Country'])
    await again.type(dialog.getByLabelText(new RegExp(`^${name}`)), 'Elm');
  await again.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await dialog.findAllByText('This field is required')).not.toHaveLength(0);
  await again.type(dialog.getByLabelText(/^Street/), 'Elm Row');
  await again.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Elm Row, Elm, Elm')).toBeVisible();
});
