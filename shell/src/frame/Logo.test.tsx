import { renderInShell } from '@bidwright/remote-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { Logo } from './Logo.tsx';
import { tabTitle } from './productName.ts';

/** What the page says of the firm. */
const [name, logo] = ['firm-name', 'firm-logo'].map((one) =>
  Object.assign(document.createElement('meta'), { name: one }),
);

const show = (given: { name?: string; logo?: string; compact?: boolean }) => {
  name?.setAttribute('content', given.name ?? '');
  logo?.setAttribute('content', given.logo ?? '');
  document.head.append(...[name, logo].filter((tag) => tag !== undefined));
  const shown = (
    <Provider store={store}>
      <Logo compact={given.compact} />
    </Provider>
  );
  return renderInShell(shown, { messages: texts });
};

const home = () => screen.getByRole('link', { name: /to the dashboard$/ });
const picture = () => home().querySelector('img');

test('where no Admin has named the firm the product’s name and mark stand there', async () => {
  await show({});
  expect(home()).toHaveTextContent('Bidwright');
  expect([picture(), tabTitle('Bids')]).toEqual([null, 'Bids · Bidwright']);
});

test('the firm’s name stands in the place of the product’s, also in the tab', async () => {
  await show({ name: 'Heron & Partners' });
  expect(home()).toHaveTextContent('Heron & Partners');
  expect(home()).toHaveAccessibleName('Heron & Partners, to the dashboard');
  expect(tabTitle('Bids')).toBe('Bids · Heron & Partners');
});

test.each([
  ['a square logo stands beside the name', '80 80', false, 'Heron', '32px'],
  ['a wide one says it alone', '320 80', false, '', '128px'],
  ['the narrow frame has no room for either', '320 80', true, '', '40px'],
])('%s', async (_, size, compact, text, width) => {
  await show({ name: 'Heron', logo: `/api/shell/firm/logo/a.png ${size}`, compact });
  expect(home()).toHaveTextContent(text);
  expect(picture()).toHaveAttribute('src', '/api/shell/firm/logo/a.png');
  expect(picture()).toHaveStyle({ width, height: '32px' });
});

test('where a logo does not come the product’s mark stands there, with the name', async () => {
  await show({ name: 'Heron', logo: '/api/shell/firm/logo/a.png 320 80' });
  const image = picture();
  if (image) fireEvent.error(image);
  expect(picture()).toBeNull();
  expect(home()).toHaveTextContent('Heron');
});
