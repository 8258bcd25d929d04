export * from './calls.ts';
export * from './moveStep.ts';
export * from './schedule.ts';
export * from './sections.ts';
export * from './steps.ts';
export * from './template.ts';
export * from './warnings.ts';
export * from './workDays.ts';
