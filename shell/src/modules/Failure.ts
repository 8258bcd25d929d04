/**
 * What can go wrong with a module.
 * missing: its file is not on the server. unreachable: no server answered. slow: it took too long. integrity: it is not the file that was
 * published. broken: its code failed before it showed anything. incompatible: it needs another shell. render: a page of it failed.
 */
export type FailureKind = 'missing' | 'unreachable' | 'slow' | 'integrity' | 'broken' | 'incompatible' | 'render';

const kinds: readonly string[] = ['missing', 'unreachable', 'slow', 'integrity'] satisfies FailureKind[];

export class Failure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const isKind = (type: unknown): type is FailureKind => kinds.includes(String(type));

/** The failure behind an error. A chunk's error carries the kind as its `type`, as the script loader gave it. */
export const failureOf = (error: unknown, otherwise: FailureKind): Failure => {
  if (error instanceof Failure) return error;
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  const message = error instanceof Error ? error.message : String(error);
  return new Failure(isKind(type) ? type : otherwise, message, { cause: error });
};
