import { pastImports, undoImport } from '@bidwright/remote-kit/importing';
import { jobs } from '../api.ts';

export const UndoImport = undoImport(jobs);
export const PastImports = pastImports(jobs);
