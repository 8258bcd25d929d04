/** What is looked for, as the first sign of the text says: `>` actions and pages alone, `#` a number, `@` a person; else everything. */
export interface Asked {
  kind: 'all' | 'commands' | 'number' | 'person';
  text: string;
}

const kinds: Record<string, Asked['kind']> = { '>': 'commands', '#': 'number', '@': 'person' };

export const askedIn = (typed: string): Asked => {
  const text = typed.trim();
  const kind = kinds[text[0] ?? ''];
  return kind ? { kind, text: text.slice(1).trim() } : { kind: 'all', text };
};
