/** For lists that others add to while an Admin looks: they are read again by themselves, in milliseconds. */
export const ofOthers = { pollingInterval: 10_000 };
