/** Who has how much to do, and who is free. */
export const peopleAddress = '/user/ftes';

/** Whom a bid still looks for, and who fits. */
export const rolesAddress = (bid: string): string => `${peopleAddress}?roles=open&bid=${bid}`;

/** Where tables of hours come in. */
export const importHoursAddress = '/user/ftes/import-hours';

/** A report about people’s time. */
export const reportAddress = (id: string): string => `/user/ftes/reports/${id}`;

/** All reports. */
export const reportsAddress = '/reports';
