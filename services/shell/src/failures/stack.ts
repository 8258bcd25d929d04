import { shellName } from '@bidwright/contract-shell';

/** A place in a built file of a version. */
export interface Frame {
  name: string;
  version: string;
  /** Within the version. */
  path: string;
  line: number;
  column: number;
}

const max = { lines: 50, lineChars: 400, frames: 20 };

/** The place that ends a line of a stack, in all browsers: an address, its line and its column. */
const place = /\/(?:remotes\/([\w-]{1,60})\/([\w.-]{1,60})\/|(?=assets\/))([\w.@/+-]{1,200}):(\d{1,9}):(\d{1,9})\)?$/;

/** The place in a file of the platform that a line of a stack names; `shell`: the version of the shell that ran. */
export const frameIn = (line: string, shell: string | null): Frame | undefined => {
  const found = place.exec(line.slice(0, max.lineChars).trimEnd());
  if (!found) return undefined;
  const [, module, version, path = '', row, column] = found;
  const [name, of] = module ? [module, version] : [shellName, shell];
  if (!of) return undefined;
  return { name, version: of, path, line: Number(row), column: Number(column) };
};

/** The places of a stack that are in files of the platform; what else a browser wrote there may be about people. */
export const framesIn = (stack: string, shell: string | null): Frame[] =>
  stack
    .split('\n', max.lines)
    .flatMap((line) => frameIn(line, shell) ?? [])
    .slice(0, max.frames);
