export * from './answers.ts';
export * from './emails.ts';
export * from './feedback.ts';
export * from './live.ts';
export * from './moduleFile.ts';
export * from './notifications.ts';
export * from './session.ts';
export * from './views.ts';
