import { notifications } from '@bidwright/contract-shell';

/** The collection as it lies in its table: whether it is read depends on who asks. */
export const storedNotifications = { ...notifications, input: notifications.input.omit(['read']) };
