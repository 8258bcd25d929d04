import type { ModuleVersion } from '@bidwright/contract-shell';
import { boot } from '../boot.ts';

/** The hash of every file of every version that was asked for, by path. */
const published = new Map<string, string>();

/** From now on the files of this version may be run, if they are what was published. */
export const admit = ({ files }: ModuleVersion): void => {
  for (const [path, hash] of Object.entries(files)) published.set(path, hash);
};

export const integrityOf = (address: string): string | undefined =>
  published.get(new URL(address, location.href).pathname);

/** Code comes from the shell's own build, from a published version, or from where a setting says, and from nowhere else. */
const check = (address: string): string => {
  if (boot.feedback && address === boot.feedback) return address;
  const { origin, pathname } = new URL(address, location.href);
  if (origin === location.origin && (pathname.startsWith('/assets/') || published.has(pathname))) return address;
  throw new TypeError(`${address} belongs to no published module`);
};

const policy = window.trustedTypes?.createPolicy('platform', { createScriptURL: check });

/** Gives a script its address, where the page's policy lets it. */
export const setAddress = (script: HTMLScriptElement, address: string): void => {
  Object.assign(script, { src: policy ? policy.createScriptURL(address) : check(address) });
};
