/** Something the person at the keyboard can put right. Shown as its one line, without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}

// By shape, not by class: under Jest, errors of Node come from another realm.
const textIn = (thrown: unknown, name: 'message' | 'code'): string | undefined => {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const value: unknown = Reflect.get(thrown, name);
  return typeof value === 'string' ? value : undefined;
};

/** The text of whatever was thrown. */
export const textOf = (thrown: unknown): string => textIn(thrown, 'message') ?? String(thrown);

/** The code of a system error such as 'ENOENT'. */
export const codeOf = (thrown: unknown): string | undefined => textIn(thrown, 'code');
