import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, typesOf } from './typeFiles.ts';

/** What a package shows to others: under each name a hash of what its types say of it. */
export type Surface = Record<string, string>;

/** Files of types by their paths, from those that others import to all that these are made of. */
const reachable = (entries: string[], read: (file: string) => string): Map<string, string> => {
  const texts = new Map<string, string>();
  const files = new Set(entries);
  for (const file of files) {
    const text = read(file);
    texts.set(file, text);
    for (const other of importsOf(file, text)) files.add(typesOf(other));
  }
  return texts;
};

/** The declarations of a file of types as TypeScript writes it: each begins a line, and goes on in lines that do not begin with a word. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/^\s*\/\*\*[^]*?\*\/\n/gm, '')
    .split(/^(?=[a-z])/m)
    .map((statement) => withoutPatterns(statement.trim().replace(/\s+/g, ' ')))
    .filter(Boolean);

/** What a function calls the parts of what it takes concerns itself alone. */
const withoutPatterns = (statement: string): string => statement.replace(/(?<=[(,] ?)\{[^{}]*\}(?=: )/g, '_');

const declared =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|module) ([\w$]+|'[^']+')/;

/** The members of an interface as it stands in one line. */
const membersOf = (body: string): string[] => {
  const members: string[] = [];
  let [depth, begin] = [0, 0];
  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charAt(at);
    if ('{[('.includes(sign)) depth += 1;
    else if ('}])'.includes(sign)) depth -= 1;
    else if (sign === ';' && depth === 0) {
      members.push(body.slice(begin, at).trim());
      begin = at + 1;
    }
  }
  return members;
};

const optional = /^(?:readonly )?([\w$]+)\?:/;

/** What a declaration says, by name. What an interface may have and need not stands apart: another one breaks nobody. */
const partsOf = (name: string, statement: string): [name: string, text: string][] => {
  const [, head, body] = statement.match(/^(interface [^{]*)\{(.*)\}$/) ?? [];
  if (head === undefined || body === undefined) return [[name, statement]];
  const members = membersOf(body);
  const needed = members.filter((member) => !optional.test(member));
  const others = members.flatMap((member): [string, string][] => {
    const [, own] = member.match(optional) ?? [];
    return own ? [[`${name}.${own}`, member]] : [];
  });
  return [[name, [head, ...needed].join('; ')], ...others];
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The names that an entry gives on from other files; of a star, the file. */
const passedOn = (statement: string): string[] => {
  const [, star] = statement.match(/^export (\*.*);$/) ?? [];
  if (star) return [star];
  const [, names = ''] = statement.match(/^export (?:type )?\{(.*)\}/) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
};

/** The surface of the files that others import, named as they stand in a package. */
export const surfaceIn = (entries: string[], read: (file: string) => string): Surface => {
  const said = new Map<string, string[]>();
  const note = (name: string, text: string) => said.set(name, [...(said.get(name) ?? []), text]);
  for (const [file, text] of reachable(entries, read)) {
    for (const statement of statementsOf(text)) {
      const [, name] = statement.match(declared) ?? [];
      const declaration = statement.replace(/^(?:export )?(?:declare )?/, '');
      if (name) for (const [part, says] of partsOf(name, declaration)) note(part, says);
      else if (entries.includes(file)) for (const passed of passedOn(statement)) note(`${file} ${passed}`, passed);
    }
  }
  const hashed = [...said].map(([name, texts]) => [name, hash(texts.sort().join('\n'))] as const);
  return Object.fromEntries(hashed.sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** The surface of a package that was made. */
export const surfaceOf = (folder: string): Surface => {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const scripts = globSync(Object.values(exports), { cwd: folder }).filter((file) => /\.m?js$/.test(file));
  return surfaceIn(scripts.map(typesOf).sort(), (file) => readFileSync(join(folder, file), 'utf8'));
};
