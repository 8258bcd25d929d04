import { renderInShell } from '@bidwright/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { texts } from '../language/texts.ts';
import { store } from '../store.ts';
import { moduleVersion } from '../testing/moduleVersion.ts';
import { registry } from './registry.ts';
import { noteRenewal } from './renewals.ts';
import { useFillers } from './useFillers.ts';

const place = 'bids/plan/v1';
const fills = (name: string) =>
  moduleVersion(name, { slots: [{ slot: place, name: 'plan', order: 1, columns: 6, roles: [], title: undefined }] });
const filling = fills('people');
/** The version that was switched on fills the place no longer. */
const gone = { ...moduleVersion('people'), version: '2.0.0', container: 'people__2_0_0' };

const Place = () => {
  const navigate = useNavigate();
  return (
    <>
      {useFillers()(place).map(({ version }) => (
        <input key={version.name} aria-label={`${version.name} ${version.version}`} />
      ))}
      <button type="button" onClick={() => navigate('/elsewhere')}>
        Leave
      </button>
    </>
  );
};

const hear = (...modules: ReturnType<typeof moduleVersion>[]) =>
  act(async () => void store.dispatch(registry.actions.heard(modules)));

const open = () =>
  renderInShell(
    <Provider store={store}>
      <Place />
    </Provider>,
    { messages: texts, path: '/bids/7' },
  );

test('what fills a place stays with its draft when a version is switched on that does not; the next page has none', async () => {
  await hear(filling);
  const { user } = await open();
  const draft = screen.getByRole('textbox', { name: 'people 1.0.0' });
  await user.type(draft, 'Harbor');
  await hear(gone);
  expect(screen.getByRole('textbox', { name: 'people 1.0.0' })).toBe(draft);
  expect(draft).toHaveValue('Harbor');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a module that somebody works on changes at once', async () => {
  await hear(filling);
  await open();
  await hear({ ...gone, override: { expires: 9 } });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('who presses Retry anywhere on the page gets what is active now in all its places', async () => {
  await hear(filling);
  await open();
  await hear(gone);
  expect(screen.getByRole('textbox', { name: 'people 1.0.0' })).toBeVisible();
  await act(async () => noteRenewal());
  expect(screen.queryByRole('textbox')).toBeNull();
});
