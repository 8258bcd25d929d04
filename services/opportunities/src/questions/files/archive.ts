import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { attributeOf, elementsOf } from './elements.ts';

/** The parts of an office file. */
export type Parts = Record<string, Uint8Array>;

export const partsOf = (path: string): Parts => unzipSync(readFileSync(path));

/** The text of a part. Throws where there is none. */
export const textOf = (parts: Parts, name: string): string => {
  const part = parts[name];
  if (!part) throw new Error(`There is no ${name}`);
  return new TextDecoder().decode(part);
};

/** The same file with some of its parts changed. */
export const keepParts = (path: string, parts: Parts, changed: Record<string, string>): void => {
  const texts = Object.entries(changed).map(([name, text]) => [name, strToU8(text)]);
  writeFileSync(path, zipSync({ ...parts, ...Object.fromEntries(texts) }));
};

/** The parts that a part names, by their ids there. */
export const relatedTo = (parts: Parts, part: string): { id: string; type: string; part: string }[] => {
  const { dir, base } = posix.parse(part);
  return elementsOf(textOf(parts, posix.join(dir, '_rels', `${base}.rels`))).children.map((one) => {
    const target = attributeOf(one, 'Target') ?? '';
    return {
      id: attributeOf(one, 'Id') ?? '',
      type: attributeOf(one, 'Type') ?? '',
      part: target.startsWith('/') ? target.slice(1) : posix.join(dir, target),
    };
  });
};

/** The part that all others belong to. */
export const mainPartOf = (parts: Parts): string => {
  const main = relatedTo(parts, '').find(({ type }) => type.endsWith('/officeDocument'));
  if (!main) throw new Error('There is no main part');
  return main.part;
};
