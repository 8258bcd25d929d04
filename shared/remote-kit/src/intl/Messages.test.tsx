import type { Catalog, Language } from '@bidwright/shell-api';
import { act, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { Component, type PropsWithChildren } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Messages } from './Messages.tsx';
import { said, useErrorText } from './useErrorText.ts';
import { useFieldMessage } from './useFieldMessage.ts';

const titles: Record<Language, string> = { en: 'Bids', fr: 'Offres', ro: 'Oferte', zh: '投标' };
const load = (language: Language): Catalog[] => [Promise.resolve({ default: { title: titles[language] } })];

class Caught extends Component<PropsWithChildren> {
  state = { text: '' };
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  render = () => this.state.text || this.props.children;
}

const at = (language: Language) => (
  <Messages language={language} load={load} fallback="…">
    <FormattedMessage id="title" />
  </Messages>
);
const broken = () => [Promise.reject<never>(new Error('No texts'))];

test('texts come with the language, and those of the one before stay meanwhile', async () => {
  const { rerender } = render(at('en'));
  expect(screen.getByText('…')).toBeVisible();
  await screen.findByText('Bids');
  rerender(at('zh'));
  expect(screen.getByText('Bids')).toBeVisible();
  await screen.findByText('投标');
});

test('a language that does not come leaves the one before, and is asked for again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let isThere = false;
  const patchy = (language: Language) => (language === 'en' || isThere ? load(language) : broken());
  const told = (language: Language) => (
    <Messages language={language} load={patchy}>
      <FormattedMessage id="title" />
    </Messages>
  );
  const { rerender } = render(told('en'));
  await screen.findByText('Bids');
  rerender(told('fr'));
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('Bids')).toBeVisible();
  isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(await screen.findByText('Offres')).toBeVisible();
  jest.useRealTimers();
});

test('the texts of a version that takes the place of another are there at once, and its own parts stay', () => {
  const next = (language: Language): Catalog[] => load(language);
  const { rerender } = render(
    <Messages language="en" load={load} initial={{ language: 'en', texts: { title: [{ type: 0, value: 'Bids' }] } }}>
      <FormattedMessage id="title" />
      <input aria-label="Name" />
    </Messages>,
  );
  const field = screen.getByLabelText('Name');
  rerender(
    <Messages language="en" load={next} initial={{ language: 'en', texts: { title: [{ type: 0, value: 'Tenders' }] } }}>
      <FormattedMessage id="title" />
      <input aria-label="Name" />
    </Messages>,
  );
  expect(screen.getByText('Tenders')).toBeVisible();
  expect(screen.getByLabelText('Name')).toBe(field);
});

test('dates and figures are written as a country has them, at the time of a zone', async () => {
  render(
    <Messages language="en" load={load} formats={{ region: 'GB', timeZone: 'Asia/Tokyo' }}>
      <FormattedDate value={Date.UTC(2026, 10, 24, 20)} dateStyle="short" timeStyle="short" />
    </Messages>,
  );
  expect(await screen.findByText('25/11/2026, 05:00')).toBeVisible();
});

test('a catalog that cannot be loaded is told to whoever stands around', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Caught>
      <Messages language="en" load={broken}>
        <p>Page</p>
      </Messages>
    </Caught>,
  );
  expect(await screen.findByText('No texts')).toBeVisible();
});

const Fault = ({ found }: { found: Parameters<ReturnType<typeof useFieldMessage>>[0] }) => (
  <p>{useFieldMessage()(found)}</p>
);
const Reason = ({ code }: { code: string }) => <p>{useErrorText()({ code, message: 'In English' })}</p>;

const inFrench = (children: React.ReactNode) =>
  render(
    <Messages language="fr" load={load}>
      {children}
    </Messages>,
  );

test.each([
  [{ key: 'validation.required' }, 'Ce champ est obligatoire'],
  [{ key: 'validation.max', values: { max: 255 } }, 'Au plus 255 caractères'],
  [{ key: 'validation.type.number' }, 'Doit être un nombre tel que 1 234,5'],
  [{ key: 'vendors.unknown', message: 'Only the server knows why' }, 'Only the server knows why'],
])('what is wrong with a field: %j', async (found, text) => {
  inFrench(<Fault found={found} />);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['offline', 'Le serveur est injoignable. Vérifiez la connexion, puis réessayez.'],
  ['http502', 'Cette partie de l’application ne répond pas. Le reste fonctionne ; réessayez dans un instant.'],
  ['not-in-any-catalog', 'Le serveur n’a pas accepté cela : In English'],
  [said, 'In English'],
])('why a call failed: %s', async (code, text) => {
  inFrench(<Reason code={code} />);
  expect(await screen.findByText(text)).toBeVisible();
});
