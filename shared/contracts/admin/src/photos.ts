import {
  collection,
  everybody,
  fileFacts,
  fileFields,
  has,
  nobody,
  object,
  type Right,
  reference,
  text,
} from '@bidwright/contract-kit';
import { adminsOnly } from './rights.ts';

/** A photo is cut to a square before it is sent. */
export const maxPhotoBytes = 2 * 1024 * 1024;

const ofThePerson: Right = (person) => (has(person) ? 'all' : [{ field: 'user', ids: [person.id] }]);

/** Pictures of people: a user's `profilePicture` is the address of one of them. */
export const photos = collection({
  name: 'photos',
  service: 'admin',
  input: object({ name: text(255), user: reference('users').required(), ...fileFields() }),
  rights: { read: everybody, create: ofThePerson, update: ofThePerson, merge: nobody },
  many: { export: adminsOnly, bulk: adminsOnly, import: nobody },
  byService: fileFacts,
  file: { folder: 'images', accept: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: maxPhotoBytes },
});
