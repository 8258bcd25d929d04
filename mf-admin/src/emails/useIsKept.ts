import { useMailSettings } from './api.ts';

/** Whether no mail leaves, as far as that is known: without a mail server all stay in the outbox. */
export const useIsKept = (): boolean => useMailSettings({}).data?.hasServer === false;
