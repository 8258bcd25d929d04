/** The address at which people reach a page. Events are handled where no door stands open, so the environment is asked. */
export const publicUrl = (page: string): string => new URL(page, process.env.PUBLIC_URL ?? 'http://localhost').href;
