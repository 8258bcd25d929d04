/** What is being typed after an @, up to the cursor, and where the @ stands; nothing elsewhere. */
export const mentionAt = (text: string, cursor: number): { from: number; typed: string } | undefined => {
  const found = /(?:^|\s)@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(text.slice(0, cursor));
  if (found?.[1] === undefined) return undefined;
  return { from: cursor - found[1].length - 1, typed: found[1] };
};

/** The text with the name in the place of what was typed, and where the cursor goes. */
export const withName = (text: string, from: number, cursor: number, name: string) => {
  const head = `${text.slice(0, from)}@${name} `;
  return { text: head + text.slice(cursor).trimStart(), cursor: head.length };
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The people whose name has a part that starts so, whatever the accents. */
export const fitting = <P extends { name: string }>(people: readonly P[], typed: string, max: number): P[] => {
  const wanted = plain(typed);
  return people
    .filter(({ name }) => {
      const whole = plain(name);
      return whole.startsWith(wanted) || whole.split(' ').some((part) => part.startsWith(wanted));
    })
    .slice(0, max);
};

/** Those of the people whom the text still names. */
export const mentionedIn = <P extends { name: string }>(text: string, people: readonly P[]): P[] =>
  people.filter(({ name }) => text.includes(`@${name}`));
