import { collection, fileFacts, fileFields, imageTypes, object, text } from '@bidwright/contract-kit';
import { libraryReaders, ownAdditions } from './rights.ts';

/** Who writes a text sends its files. */
const rights = { read: libraryReaders, create: libraryReaders, update: ownAdditions };

/** Pictures of entries: an entry's `image` names one of them and where it lies. */
export const images = collection({
  name: 'images',
  service: 'rfp-library',
  input: object({ name: text(255), ...fileFields() }),
  search: ['name', 'documentName'],
  rights,
  byService: fileFacts,
  file: { folder: 'images', accept: imageTypes },
});

/** Documents of entries: an entry's `document` names one of them and where it lies. */
export const files = collection({
  name: 'files',
  service: 'rfp-library',
  input: object({ name: text(255), ...fileFields() }),
  search: ['name', 'documentName'],
  rights,
  byService: fileFacts,
  file: { folder: 'files' },
});
