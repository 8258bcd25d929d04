import type { Surface } from './surface.ts';

/** What a change of a package's surface means for those who use it. */
export interface Change {
  kind: 'none' | 'minor' | 'major';
  gone: string[];
  changed: string[];
  added: string[];
}

/** What differs between two surfaces. What says something else counts as major, whether or not it asks for less than before. */
export const changeOf = (before: Surface, now: Surface): Change => {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(now, name));
  const changed = Object.keys(before).filter((name) => Object.hasOwn(now, name) && now[name] !== before[name]);
  const added = Object.keys(now).filter((name) => !Object.hasOwn(before, name));
  const kind = gone.length + changed.length > 0 ? 'major' : added.length > 0 ? 'minor' : 'none';
  return { kind, gone, changed, added };
};

const partsOf = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** The lowest version that may follow one after a change. */
export const nextVersion = (version: string, kind: Change['kind']): string => {
  const [major, minor] = partsOf(version);
  if (kind === 'major') return `${major + 1}.0.0`;
  return kind === 'minor' ? `${major}.${minor + 1}.0` : version;
};

/** Whether a version is another or later. */
export const reaches = (version: string, least: string): boolean => {
  const [one, other] = [partsOf(version), partsOf(least)];
  const differs = one.findIndex((part, at) => part !== other[at]);
  return differs < 0 || (one[differs] ?? 0) > (other[differs] ?? 0);
};
