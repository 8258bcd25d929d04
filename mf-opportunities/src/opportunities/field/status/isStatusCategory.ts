import { type StatusCategory, statusCategories } from '@bidwright/contract-admin';

const names: readonly string[] = statusCategories;

export const isStatusCategory = (name: string): name is StatusCategory => names.includes(name);
