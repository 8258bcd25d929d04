import '@testing-library/jest-dom';
import type { Person } from '@bidwright/contract-kit';
import { type Alert, type Language, type Module, type PageHead, ShellProvider } from '@bidwright/shell-api';
import { configure, type RenderResult, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type Formats, Messages } from '../intl/Messages.tsx';
import { AppLink } from '../ui/AppLink.tsx';
import { AppTheme } from '../ui/AppTheme.tsx';
import { loadOpened } from '../ui/opened/opened.tsx';
import { signedIn } from './signedIn.ts';

export interface Stage {
  person?: Person;
  language?: Language;
  /** How the person likes dates and figures. */
  formats?: Formats;
  /** The module's own texts. */
  messages?: Module['messages'];
  /** What stands around the module's pages. */
  Provider?: Module['Provider'];
  /** The address of the page. */
  path?: string;
}

/** What a test sees of a page, and what the page asked of the shell. */
export interface InShell extends RenderResult {
  user: UserEvent;
  alerts: Alert[];
  heads: PageHead[];
  /** Whether leaving the page would ask first. */
  held(): boolean;
  /** Where the page is now. */
  address(): string;
}

const admin: Person = {
  id: 'p1',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  permissions: ['Admin'],
  teams: [],
};

const none: Module['messages'] = () => [];

// What a page waits for takes longer than the library's second where every room is tested at once, and the machine has other work.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out, so that nothing can be scrolled.
Element.prototype.scrollIntoView ??= () => undefined;

/** Tells where the page is. */
const Whereabouts = ({ onMove }: { onMove: (address: string) => void }) => {
  const { pathname, search } = useLocation();
  onMove(pathname + search);
  return null;
};

/**
 * For tests: renders what a module shows as the shell would, and answers with what it asked of the shell. `held()` says whether leaving the
 * page would ask first, `address()` where the page is now.
 */
export const renderInShell = async (shown: ReactNode, stage: Stage = {}): Promise<InShell> => {
  const { person = admin, language = 'en', formats, messages = none, Provider = Fragment, path = '/' } = stage;
  signedIn.person = person;
  const alerts: Alert[] = [];
  const heads: PageHead[] = [];
  let guards = 0;
  let address = path;
  const shell = {
    person,
    language,
    alert: (alert: Alert) => void alerts.push(alert),
    setHead: (head: PageHead) => void heads.push(head),
    guard: () => {
      guards += 1;
      return () => {
        guards -= 1;
      };
    },
  };
  const around = (children: ReactNode) => (
    <AppTheme mode="light" preset="default" direction="ltr" link={AppLink}>
      <Messages language={language} formats={formats} load={messages} fallback={<i data-loading />}>
        <MemoryRouter initialEntries={[path]}>
          <ShellProvider value={shell}>
            <Whereabouts
              onMove={(now) => {
                address = now;
              }}
            />
            <Provider>{children}</Provider>
          </ShellProvider>
        </MemoryRouter>
      </Messages>
    </AppTheme>
  );
  await loadOpened();
  const view = render(around(shown));
  // A page's content stands a moment after its title.
  await waitFor(() => expect(view.container.querySelector('[data-loading], [data-page][aria-busy]')).toBeNull());
  return {
    ...view,
    rerender: (next: ReactNode) => view.rerender(around(next)),
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    alerts,
    heads,
    held: () => guards > 0,
    address: () => address,
  };
};
