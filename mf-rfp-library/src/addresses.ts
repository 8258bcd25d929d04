export const libraryAddress = '/rfp-content-library';
export const newAddress = `${libraryAddress}/new`;
export const importAddress = `${libraryAddress}/import`;
export const editAddress = (id: string): string => `${libraryAddress}/${id}/edit`;
export const reportsAddress = '/reports';
export const reportAddress = (id: string): string => `${libraryAddress}/reports/${id}`;
