import { sheetToFill } from '@bidwright/remote-kit/importing';
import { jobs } from './useLeaveImport.ts';

export const SheetToFill = sheetToFill(jobs);
