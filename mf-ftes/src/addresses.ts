/** Where tables of hours come in. */
export const importHoursAddress = '/user/ftes/import-hours';

/** A report about people’s time. */
export const reportAddress = (id: string): string => `/user/ftes/reports/${id}`;

/** All reports. */
export const reportsAddress = '/reports';
