import type { Publication } from '@bidwright/contract-shell';

/** The bytes of a file of a publication. */
export const contentOf = (file: Publication['files'][number]): Buffer => Buffer.from(file.content, 'base64');
