/** What of a file’s beginning says how it is written. */
const marks: [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file: UTF-16 where it says so, UTF-8 where it is that, else as Windows writes it. */
export const textOf = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
