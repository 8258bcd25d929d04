interface Named {
  name: string;
}

/** A reference, as records and change logs have it. */
export const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

export const isNamedList = (value: unknown): value is Named[] => Array.isArray(value) && value.every(isNamed);

/** Whether a field holds anything. */
export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
