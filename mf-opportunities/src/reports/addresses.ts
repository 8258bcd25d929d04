import type { ReportId } from '@bidwright/contract-opportunities';

export const reportsAddress = '/reports';
export const reportAddress = (id: ReportId): string => `${reportsAddress}/${id}`;
