import { noRoom } from '@bidwright/service-kit';

/** Waits for a write that a read makes by the way. On a full disk it is left out: people who are signed in read on. */
export const whereRoom = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    if (!noRoom(error)) throw error;
  }
};
