const uuid = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})$/;
const digits = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** An id as the file keeps it, twice: in 16 bytes instead of 36 letters. One of another form stays as it is. */
export const packedId = (id: string): string | Uint8Array =>
  uuid.test(id) ? Buffer.from(id.replaceAll('-', ''), 'hex') : id;

/** The id that was kept. */
export const idOf = (kept: unknown): string =>
  kept instanceof Uint8Array ? Buffer.from(kept).toString('hex').replace(digits, '$1-$2-$3-$4-$5') : String(kept);
