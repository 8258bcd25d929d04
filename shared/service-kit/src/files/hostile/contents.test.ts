import {
  kept,
  locked,
  notKept,
  pictureBombs,
  unpacking,
  withMacros,
} from '@bidwright/service-testing/fixture/papers/hostile';
import { hostilePapers, refusalOf, unharmed } from '@bidwright/service-testing/fixture/papers/hostilePapers';

const { running, aftermath } = hostilePapers();
const { addPaper, put, get, left } = running;

const refused = [
  ...notKept.map(
    (one) => [...one, 415, 'type-not-kept', 'Only these file types are accepted: pdf docx xlsx '] as const,
  ),
  ...locked.map((one) => [...one, 415, 'locked', 'The file is password-protected or in an old format. '] as const),
  ...withMacros.map((one) => [...one, 415, 'has-macros', 'Files with macros are not accepted. '] as const),
  ...unpacking.map(
    (one) => [...one, 413, 'unpacks-too-large', 'The unpacked content of this file is larger than 512'] as const,
  ),
  ...pictureBombs.map((one) => [...one, 413, 'too-many-dots', 'The image has more than 100 megapixels'] as const),
];

test.each(refused)('%s (%s) is refused', async (_what, documentName, make, status, code, reason) => {
  const id = await addPaper(documentName);
  expect(refusalOf(await put(id, make()))).toEqual([status, code, expect.stringContaining(reason)]);
  expect(await aftermath(id)).toEqual(unharmed);
});

test.each(kept)('%s (%s) is kept as what it is', async (_what, documentName, bytes, mediaType, called) => {
  const id = await addPaper(documentName);
  const { status, body } = await put(id, bytes);
  expect([status, body.data?.mediaType, body.data?.documentName]).toEqual([200, mediaType, called]);
  const { headers } = await get(id);
  const isShown = mediaType === 'application/pdf' || mediaType.startsWith('image/');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': mediaType,
    'x-content-type-options': 'nosniff',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename=${called}`,
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
  });
  expect(await left()).toEqual({ files: 1, rows: ['stored'] });
});
