/** The names of an object's own fields, in the order they were stated. For objects stated in code, which hold nothing beside their type. */
export const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** An object of these names, each with the value that is made of it. */
export const fromNames = <N extends string, V>(names: readonly N[], valueOf: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, V>;

/** An object with these of another's fields. */
export const picked = <T extends object, N extends keyof T & string>(of: T, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<T, N>;
