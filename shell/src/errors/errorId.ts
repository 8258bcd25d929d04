/** A short name for an error, the same each time it happens, so that reports of it can be put together. */
export const errorId = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const sum = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (sum >>> 0).toString(16).padStart(8, '0');
};
