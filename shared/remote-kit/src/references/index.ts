export type { Option } from './options.ts';
export { ReferenceField, type ReferenceFieldProps } from './ReferenceField.tsx';
export { ReferencesField, type ReferencesFieldProps } from './ReferencesField.tsx';
