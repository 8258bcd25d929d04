import type { ModuleVersion, Registry } from '@bidwright/contract-shell';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { boot } from '../boot.ts';

declare global {
  /** The modules that the person may load, as the page's list of them says. */
  var bidwrightModules: ModuleVersion[] | undefined;
}

/** Nothing where modules were switched after the page was made, or where the list is not what the page says. */
const listed = globalThis.bidwrightModules;
const first = listed ?? [];

/** Whether the page knows its modules from the start. */
export const isListed = listed !== undefined;

/** The active version of each module, as far as this page knows. */
export const registry = createSlice({
  name: 'modules',
  initialState: first,
  reducers: {
    heard: (_known, { payload }: PayloadAction<ModuleVersion[]>) => payload,
  },
});

const timeoutMs = 4000;

/** A version stays the same object for as long as the page lives, also while another is active: what was loaded of it is kept by that object. */
const seen = new Map(first.map((version) => [version.container, version]));

/** A version never changes: where the registry says something else now, what was known is damaged. */
const recalled = (version: ModuleVersion): ModuleVersion => {
  const known = seen.get(version.container);
  const kept = known && JSON.stringify(known) === JSON.stringify(version) ? known : version;
  seen.set(version.container, kept);
  return kept;
};

/** What an open page has: it takes nothing that is for a few people first, or that its shell cannot bear. */
const haveOf = (known: ModuleVersion[]): string => {
  if (known.length === 0) return '';
  const have = known.map(({ name, version }) => ['has', `${name}@${version}`]);
  return `?${new URLSearchParams([['shell', boot.shell], ...have])}`;
};

/** Asks which versions are active now; nothing when nobody answers. */
export const askRegistry = async (known: ModuleVersion[]): Promise<ModuleVersion[] | undefined> => {
  try {
    const response = await fetch(`/api/shell/modules${haveOf(known)}`, { signal: AbortSignal.timeout(timeoutMs) });
    const answer: { data: Registry } = await response.json();
    return response.ok ? answer.data.modules.map(recalled) : undefined;
  } catch {
    return undefined;
  }
};
