import type { ReportId } from '@bidwright/contract-opportunities';
import type { Destination, SlotId } from '@bidwright/shell-api';

/** Where other modules list reports of their own. */
export const reportsPlace: SlotId<object> = 'opportunities/reports/v1';

/** Where other modules show those of their reports that are favourites. */
export const favouritesPlace: SlotId<object> = 'opportunities/favourite-reports/v1';

/** Reports that the library keeps. */
export const libraryReport: Destination<{ id: string }> = 'LibraryReport.show';

/** Reports about people’s time. */
export const staffReport: Destination<{ id: string }> = 'StaffReport.show';

export const reportsAddress = '/reports';
export const reportAddress = (id: ReportId): string => `${reportsAddress}/${id}`;
