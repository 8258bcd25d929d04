import type { FailureKind } from '@bidwright/contract-shell';

const reasons = ['missing', 'unreachable', 'slow', 'incompatible'] as const;

/** Why: the file is not on the server, no server answered, it took too long, or another shell is needed. */
export type FailureReason = (typeof reasons)[number];

export class Failure extends Error {
  readonly kind: FailureKind;
  readonly reason: FailureReason | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    { reason, ...options }: ErrorOptions & { reason?: FailureReason } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.reason = reason;
  }
}

const isReason = (type: unknown): type is FailureReason => reasons.some((reason) => reason === type);

/** What Module Federation says when a shared part is not there in a version that fits. */
const noSharedPart = /RUNTIME-0(05|06|12)|does not satisfy the requirement/;

/** A file of the shell's own build holds shared parts; every other is the module's. */
export const kindOfFile = (address: string): FailureKind =>
  new URL(address, location.href).pathname.startsWith('/assets/') ? 'shared' : 'chunk';

/** What Rspack's error of a chunk carries: what the script loader gave it. */
interface ChunkError extends Error {
  type?: string;
  request?: string;
}

/** The failure behind an error. */
export const failureOf = (error: unknown, otherwise: FailureKind): Failure => {
  if (error instanceof Failure) return error;
  if (!(error instanceof Error)) return new Failure(otherwise, String(error), { cause: error });
  const { type, request = '', message }: ChunkError = error;
  if (type === 'integrity') return new Failure('integrity', message, { cause: error });
  if (isReason(type)) return new Failure(kindOfFile(request), message, { reason: type, cause: error });
  return new Failure(noSharedPart.test(message) ? 'shared' : otherwise, message, { cause: error });
};
