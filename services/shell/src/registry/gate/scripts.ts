import type { Publication } from '@bidwright/contract-shell';
import { type CallExpression, type MemberExpression, type NewExpression, type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import type { Reason } from '../reason.ts';
import { contentOf } from './content.ts';

/** A script of a publication, with what the checks look at. */
export interface Script {
  /** `files[3].content` */
  path: string;
  /** `module.1a2b3c4d5e.js` */
  file: string;
  calls: (CallExpression | NewExpression)[];
  members: MemberExpression[];
  /** Names that something is kept under: of variables, of properties, and of members that are assigned to. */
  kept: Set<string>;
}

/** The name of a key or member, as far as it can be read. */
export const nameOf = (node: Node & { name?: unknown; value?: unknown }): string | undefined => {
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
};

/** As a browser reads them: most are classic scripts, some may be modules. */
const programOf = (text: string) => {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'script' });
  }
};

const read = (text: string): Pick<Script, 'calls' | 'members' | 'kept'> => {
  const calls: Script['calls'] = [];
  const members: MemberExpression[] = [];
  const kept = new Set<string>();
  const keep = (node: Node) => {
    const name = nameOf(node);
    if (name !== undefined) kept.add(name);
  };
  simple(programOf(text), {
    CallExpression: (node) => void calls.push(node),
    NewExpression: (node) => void calls.push(node),
    MemberExpression: (node) => void members.push(node),
    Property: ({ key }) => keep(key),
    VariableDeclarator: ({ id }) => keep(id),
    AssignmentExpression: ({ left }) => keep(left.type === 'MemberExpression' ? left.property : left),
  });
  return { calls, members, kept };
};

/** The scripts of a publication, and those that no browser could read. */
export const scriptsOf = ({ files }: Publication): { scripts: Script[]; reasons: Reason[] } => {
  const scripts: Script[] = [];
  const reasons: Reason[] = [];
  for (const [at, file] of files.entries()) {
    if (!/\.m?js$/i.test(file.path)) continue;
    const path = `files[${at}].content`;
    try {
      scripts.push({ path, file: file.path, ...read(contentOf(file).toString()) });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      reasons.push({ code: 'broken-script', path, message: `${file.path} cannot be read as a script: ${why}` });
    }
  }
  return { scripts, reasons };
};
