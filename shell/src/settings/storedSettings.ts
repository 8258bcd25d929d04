import { boot } from '../boot.ts';
import { offeredLanguages } from '../language/offered.ts';
import { choices, type Settings } from './choices.ts';

const standard: Settings = {
  language: offeredLanguages()[0],
  region: 'auto',
  timeZone: 'auto',
  mode: 'light',
  preset: 'default',
  direction: 'ltr',
  font: 'Montserrat',
  radius: 8,
  density: 'default',
  drawer: 'auto',
};

const possible: Record<string, readonly unknown[]> = choices;

const visitor = 'bidwright.settings';
const key = boot.user ? `${visitor}.${boot.user.id}` : visitor;

const stored = (name: string): object => {
  try {
    const found: Record<string, unknown> = JSON.parse(localStorage.getItem(name) ?? '{}');
    return Object.fromEntries(Object.entries(found).filter(([field, value]) => possible[field]?.includes(value)));
  } catch {
    return {};
  }
};

/** On a first visit a person finds what was chosen on the sign-in page. Values that nobody can have chosen are left out. */
export const storedSettings = (): Settings => ({ ...standard, ...stored(visitor), ...stored(key) });

export const storeSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows what was chosen until the page is closed.
  }
};

/** Tells of what was chosen in another tab. */
export const onStored = (tell: (settings: Settings) => void): void =>
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed === key || changed === visitor) tell(storedSettings());
  });
