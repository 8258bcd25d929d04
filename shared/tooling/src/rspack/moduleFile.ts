import { createRequire } from 'node:module';
import path from 'node:path';
import { svgPath } from './icons.ts';
import { readJson } from './room.ts';

interface Fault {
  path?: string;
  errors: unknown[];
  inner: Fault[];
}

const say = ({ path, errors, inner }: Fault): string =>
  inner.length ? inner.map(say).join('\n') : `  ${path}: ${JSON.stringify(errors[0])}`;

/** A module's `module.json` as the registry takes it: checked, its icons' names replaced by their shapes. */
export const readModuleFile = async (room: string) => {
  const source = path.join(room, 'module.json');
  const { moduleFile } = await import(createRequire(source).resolve('@bidwright/contract-shell/module-file'));
  const file = await moduleFile.validate(readJson(source), { abortEarly: false }).catch((cause: Fault) => {
    throw new Error(`${source} is not valid:\n${say(cause)}`, { cause });
  });
  for (const item of file.menu) item.icon &&= svgPath(item.icon);
  return file;
};
