import { type Personal, personal, usePersonal } from '@bidwright/remote-kit/personal';

const texts = new Map<string, Personal<string>>();

const textsOf = (name: string) => {
  const known = texts.get(name) ?? personal(`opportunities.${name}`, (kept) => String(kept ?? ''));
  texts.set(name, known);
  return known;
};

/** What a person chose, kept on this device under a name; empty where nothing was. */
export const useKept = (name: string): readonly [string, (next: string) => void] => usePersonal(textsOf(name));
