import { sheetToFill } from '@bidwright/remote-kit/importing';
import { jobs } from '../../../api.ts';

export const SheetToFill = sheetToFill(jobs);
