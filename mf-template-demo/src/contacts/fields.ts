/** What is known of a contact, in the order in which it is shown. */
export const contactFields = [
  'name',
  'company',
  'role',
  'workEmail',
  'personalEmail',
  'workPhone',
  'personalPhone',
  'place',
  'birthday',
  'about',
] as const;
