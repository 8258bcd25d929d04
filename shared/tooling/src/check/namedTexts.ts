/** `id: 'ftes.skills'` and `id="ftes.skills"`, as pages name a text. */
const named = /\bid(?:: |=)(['"])([a-z][\w-]*(?:\.[\w-]+)+)\1/g;

const roomOf = (id: string) => id.split('.', 1)[0];

/** Texts that a source names and no catalog has: people would read their ids. What begins like no text is something else's id. */
export const textsLackingIn = (source: string, catalog: ReadonlySet<string>): string[] => {
  const rooms = new Set([...catalog].map(roomOf));
  return [...source.matchAll(named)].flatMap(([, , id = '']) => (rooms.has(roomOf(id)) && !catalog.has(id) ? id : []));
};
