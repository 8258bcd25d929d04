/** The pages of the shell: the app, and what people see who are signed out. */
export const shellPages = ['index.html', 'entrance.html'] as const;
export type ShellPage = (typeof shellPages)[number];

/** What the build of the shell leaves in them for the front door to fill. */
export const places = { head: '<!--head-->', boot: '<!--boot-->' };
