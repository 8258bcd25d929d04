import { advisoryTitles } from './advisoryTitles.ts';
import type { ProjectTypeName } from './projectTypeList.ts';
import { technicalTitles } from './technicalTitles.ts';
import type { Title } from './title.ts';

/** Solicitations by kind of work. */
export const titles: Record<ProjectTypeName, readonly Title[]> = { ...advisoryTitles, ...technicalTitles };
