/** Stands in the address for a record that is still to be made. */
export const newRecord = 'new';
