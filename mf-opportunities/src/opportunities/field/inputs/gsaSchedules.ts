/** Contract vehicles that solicitations name most; offered while typing. */
export const gsaSchedules = [
  'MAS 541611',
  'MAS 54151S',
  'MAS 54151HACS',
  'MAS 541715',
  'MAS 541990',
  'MAS 611430',
  'OASIS+',
  '8(a) STARS III',
  'Alliant 2',
  'State term contract',
  'Open market',
];
