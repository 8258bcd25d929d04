/** Is there such a part of an entry? A call-out box may be a plain yes or no. */
export const said = (part: unknown): boolean =>
  typeof part === 'string' ? part.trim() !== '' && part.toLowerCase() !== 'no' : Boolean(part);
