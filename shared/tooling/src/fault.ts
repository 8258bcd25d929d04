/** Something the person at the keyboard can put right. Shown as its one line, without a stack. */
export class Fault extends Error {
  override name = 'Fault';
}

/** The text of whatever was thrown. */
export const textOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The code of a system error such as 'ENOENT'. */
export const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
