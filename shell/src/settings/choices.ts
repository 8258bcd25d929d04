import { type Look, type Mode, type Preset, presets } from '@bidwright/remote-kit/ui';
import type { Language } from '@bidwright/shell-api';
import { offeredLanguages } from '../language/offered.ts';

const regions = ['auto', 'US', 'GB', 'CA', 'FR', 'CH', 'RO', 'CN'] as const;

/** How a person likes the app to look. Kept in the browser, for each person apart. */
export interface Settings extends Required<Omit<Look, 'mode'>> {
  language: Language;
  /** How dates and figures are written. auto: as the language has them. */
  region: (typeof regions)[number];
  /** auto: the device's. */
  timeZone: string;
  /** system: as the device is. */
  mode: Mode | 'system';
  /** The drawer: whole, a rail of icons, or as the window has room for. */
  drawer: 'auto' | 'open' | 'rail';
}

const isPreset = (name: string): name is Preset => Object.hasOwn(presets, name);

/** What each setting may be. */
export const choices: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: offeredLanguages(),
  region: regions,
  timeZone: ['auto', 'UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')],
  mode: ['light', 'dark', 'system'],
  preset: Object.keys(presets).filter(isPreset),
  direction: ['ltr', 'rtl'],
  font: ['Montserrat', 'system'],
  radius: [4, 8, 12, 16],
  density: ['comfortable', 'default', 'compact'],
  drawer: ['auto', 'open', 'rail'],
};
