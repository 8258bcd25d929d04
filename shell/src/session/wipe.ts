/** How the app looks says nothing of what its person does. */
const isLook = (key: string) => key.startsWith('bidwright.settings');

const wipeFrom = (store: Storage, personId: string) => {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  for (const key of keys) {
    if (key.startsWith('bidwright.') && key.split('.').includes(personId) && !isLook(key)) store.removeItem(key);
  }
};

/** Removes what the shell and the modules keep of a person on this device, under `bidwright.<what>.<person's id>`, and more where it says of what. */
export const wipe = (personId: string): void => {
  try {
    wipeFrom(localStorage, personId);
    wipeFrom(sessionStorage, personId);
  } catch {
    // Where nothing may be kept, there is nothing to remove.
  }
};
