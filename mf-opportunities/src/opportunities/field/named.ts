/** A reference, or a text that stands in its place and has no id. */
export interface Named {
  id?: string | null;
  name: string;
}

export const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

export const isNamedList = (value: unknown): value is Named[] => Array.isArray(value) && value.every(isNamed);

/** Whether a field holds anything. */
export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
