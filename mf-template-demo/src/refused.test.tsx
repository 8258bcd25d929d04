import { away, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import module from './module.tsx';
import { demoService } from './testing/demoService.ts';

const service = demoService();

/** A form of the demo. */
interface Sample {
  path: string;
  /** What is pressed until it stands there. */
  presses?: (string | RegExp)[];
  /** What is typed by the labels of the fields. The first of them is refused. */
  typed: [label: RegExp, text: string][];
  /** What the service calls the first. */
  field: string;
  /** The first word of the call. */
  call: string;
  /** What the form does not take in the first, and what it says. */
  bad: [text: string, says: string | RegExp];
  /** What is read once it is sent, where the form does not close or is empty then. */
  done?: string | RegExp;
}

const title = /^Title/;
const none: Sample['bad'] = ['', 'This field is required'];
const long: Sample['bad'] = ['x'.repeat(121), 'At most 120 characters'];
const kanban = { path: '/demo/kanban', call: 'kanban', field: 'title' };
const posts = { path: '/user/social-profile/posts', bad: none };

const forms: Record<string, Sample> = {
  'a mail': {
    path: '/demo/mail',
    presses: ['Write mail'],
    typed: [
      [/^Subject/, 'Minutes'],
      [/^To/, 'amara@demo.example'],
      [/^Text/, 'Here they are'],
    ],
    field: 'subject',
    call: 'mails',
    bad: none,
  },
  'a contact': {
    path: '/demo/contacts',
    presses: [/^Chen Wei/, 'Edit'],
    typed: [
      [/^Name/, 'Chen W.'],
      [/^Place/, 'Shanghai'],
    ],
    field: 'name',
    call: 'contact',
    bad: long,
  },
  'an address': {
    path: '/demo/shop/checkout',
    presses: ['New address'],
    typed: [
      [/^Street/, 'Elm Row'],
      [/^Name/, 'Elm'],
      [/^City/, 'Elmtown'],
      [/^Country/, 'Elmland'],
    ],
    field: 'street',
    call: 'address',
    bad: none,
  },
  'a code': {
    path: '/demo/shop/cart',
    typed: [[/^Discount code/, 'FLAT05']],
    field: 'code',
    call: 'cart',
    bad: ['x'.repeat(41), 'At most 40 characters'],
    done: 'The code FLAT05 is applied',
  },
  'an event': {
    path: '/demo/calendar',
    presses: ['New event'],
    typed: [
      [title, 'Lunch'],
      [/^Description/, 'By the river'],
    ],
    field: 'title',
    call: 'calendar',
    bad: none,
  },
  'an item': { ...kanban, presses: ['Sketch the front page'], typed: [[title, 'Draw it']], bad: none },
  'a column': {
    ...kanban,
    presses: ['More actions for column Done', 'Rename column'],
    typed: [[title, 'Seen']],
    bad: long,
  },
  'a story': { ...kanban, presses: ['Backlog', /^Edit A friendlier/], typed: [[title, 'Warmer']], bad: none },
  'a new item': { ...kanban, typed: [[/^New item in Review/, 'Paint the door']], bad: none },
  'a new column': { ...kanban, typed: [[/^New column/, 'Later']], bad: long },
  'a new story': { ...kanban, presses: ['Backlog'], typed: [[/^New story/, 'Quick']], bad: none },
  'a comment on an item': {
    ...kanban,
    presses: ['Ask three readers'],
    typed: [[/^Write a comment/, 'In green?']],
    field: 'text',
    bad: none,
  },
  'a post': { ...posts, typed: [[/^What is new/, 'Good morning']], field: 'text', call: 'posts' },
  'a comment on a post': {
    ...posts,
    presses: ['Comment'],
    typed: [[/^Your comment/, 'To you too']],
    field: 'comment',
    call: 'comments',
  },
  'a reply': { ...posts, presses: ['Reply'], typed: [[/^Your reply/, 'Thanks']], field: 'reply', call: 'replies' },
  'an account to sign in with': {
    path: '/pages/login/login3',
    typed: [
      [/^Email/, 'info@demo.example'],
      [/^Password/, '123456'],
    ],
    field: 'email',
    call: 'account',
    bad: ['', 'Enter Your Email & Password'],
    done: 'The sample account accepted these details.',
  },
  'an account to register': {
    path: '/pages/register/register3',
    typed: [
      [/^First name/, 'Ada'],
      [/^Last name/, 'Novak'],
      [/^Email/, 'ada@demo.example'],
      [/^Password/, 'a long word'],
    ],
    field: 'firstName',
    call: 'account',
    bad: ['', 'Enter Your Name'],
    done: /The sample account has been created/,
  },
};

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });

/** Presses the first that is called so. Queries by role would work out the style of every element of the page. */
const press = async (user: UserEvent, name: string | RegExp) => {
  const found = await waitFor(() => {
    const labelled = screen.queryAllByLabelText(name, { selector: 'button' });
    const [first] = [...labelled, ...screen.queryAllByText(name, { selector: 'button *, button, [role=menuitem]' })];
    if (!first) throw new Error(`There is no ${name}`);
    return first;
  });
  await user.click(found);
};

const fill = async (user: UserEvent, control: HTMLElement, text: string) => {
  await user.clear(control);
  await user.click(control);
  if (text) await user.paste(text);
};

/** The button that sends what is typed here. */
const sender = ({ form }: HTMLInputElement) => form?.querySelector('[type=submit]') as Element;

// A cart to be paid for.
beforeAll(async () => {
  const lamp = { productId: 'product-1', name: 'Lamp', hue: 1, price: 20, size: null, color: null, quantity: 1 };
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/template-demo/cart/add', { method: 'POST', headers, body: JSON.stringify(lamp) });
});

test.each(Object.entries(forms))(
  '%s: what is refused is said where it is typed, all stays, and the next try works',
  async (_what, form) => {
    const { path, presses = [], typed, field: name, call, bad, done } = form;
    const { user } = await renderModule(module, path);
    for (const one of presses) await press(user, one);
    await screen.findByLabelText(typed[0]?.[0] as RegExp, { selector: 'input, textarea' });
    const filled = typed.map(([label, text]) => ({ control: field(label), text }));
    const [{ control: first }] = filled as [(typeof filled)[number]];
    const send = () => user.click(sender(first));
    const isOurs = (body: object) => Object.hasOwn(body, name);
    const sent = () => service.asks().filter((ask) => ask.call === call && isOurs(ask.body)).length;
    const before = sent();

    await fill(user, first, bad[0]);
    await send();
    await waitFor(() => expect(first).toHaveAccessibleDescription(bad[1]));
    expect(first).toHaveValue(bad[0]);
    expect(sent()).toBe(before);

    for (const { control, text } of filled) await fill(user, control, text);
    service.refuseNext(call, 422, faultAt(name), isOurs);
    await send();
    await waitFor(() => expect(first).toHaveAccessibleDescription('This value cannot be used'));
    service.refuseNext(call, 503, away, isOurs);
    await send();
    expect(await within(first.form as HTMLElement).findByText(/^This part of the app is not responding/)).toBeVisible();
    for (const { control, text } of filled) expect(control).toHaveValue(text);

    await send();
    await waitFor(() => expect(done ? screen.queryByText(done) : !first.isConnected || !first.value).toBeTruthy());
    expect(sent()).toBe(before + 3);
  },
);

test.each([
  ['/pages/contact-us', /^Name/, 'Ada', /^Message/, 'This field is required'],
  ['/pages/coming-soon1', /^Email/, 'at home', /^Email/, 'Enter an address such as name@example.com'],
])('%s: what is wrong is said at its field, and what is typed stays', async (path, label, text, wrong, says) => {
  const { user } = await renderModule(module, path);
  await screen.findByLabelText(label);
  await fill(user, field(label), text);
  await user.click(sender(field(label)));
  await waitFor(() => expect(field(wrong)).toHaveAccessibleDescription(says));
  expect(field(label)).toHaveValue(text);
});

test('an event that ends before it starts is refused at its end, and nothing is sent', async () => {
  const { user } = await renderModule(module, '/demo/calendar');
  await press(user, 'New event');
  await fill(user, field(title), 'Lunch');
  const end = field(/^Ends on/);
  await user.clear(end);
  await user.type(end, '2020-01-01');
  const before = service.asks().length;
  await user.click(sender(end));
  await waitFor(() => expect(end).toHaveAccessibleDescription('The end must be after the start'));
  expect(field(title)).toHaveValue('Lunch');
  expect(service.asks()).toHaveLength(before);
});
