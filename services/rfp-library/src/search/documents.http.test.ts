import { library } from './testing.ts';

const { write, found, search, running, admin } = library();

/** A document of the library, as the writing page brings it in. */
const keep = async (text: string) => {
  const { body } = await running.call<string>('create', { col: 'files', documentName: 'plan.txt' }, admin);
  const src = `/api/rfp-library/files/${body.data}`;
  const sent = { method: 'PUT', headers: running.as(admin), body: text };
  const put = async () => {
    expect((await fetch(running.url + src, sent)).status).toBe(200);
    await running.fileContext.reader.idle();
  };
  return { document: { name: 'plan.txt', src }, put };
};

test('the text of a document is searched, counts less than the entry’s own, and the answer says where it stands', async () => {
  const filler = 'Nothing of note is said in this sentence. '.repeat(40);
  const { document, put } = await keep(`${filler}Then a zeppelin and a second ZEPPELIN land. ${filler}`);
  const one = await write({ rfpContent: 'A pilot begins in May.', document } as object);
  expect(await found({ searchWords: 'zeppelin' })).toEqual([]);
  await put();
  const own = await write({ rfpContent: 'A zeppelin is not a pilot.' });
  expect(await found({ searchWords: 'zeppelin' })).toEqual([own, one]);

  const { body } = await search({ searchWords: 'pilot zeppelin' });
  const [first, second] = body.data.response;
  expect([first?.id, first?.inDocument]).toEqual([own, null]);
  expect(second).toMatchObject({ id: one, snippet: { text: 'A pilot begins in May.', marks: [[2, 7]] } });
  const piece = second?.inDocument;
  expect(piece).toMatchObject({ before: true, after: true });
  expect(piece?.marks.map(([from, to]) => piece.text.slice(from, to))).toEqual(['zeppelin', 'ZEPPELIN']);
});

test('a document that is taken away is not searched any more, nor is one of another place', async () => {
  const { document, put } = await keep('Only a zeppelin.');
  await put();
  const id = await write({ document } as object);
  expect(await found({ searchWords: 'zeppelin' })).toEqual([id]);
  for (const src of [null, 'https://example.com/plan.txt', `/api/rfp-library/files/${'\u{6587}'.repeat(36)}`]) {
    const update = { col: 'rfpContent', id, document: src && { name: 'plan.txt', src } };
    expect((await running.call('update', update, admin)).status).toBe(200);
    expect(await found({ searchWords: 'zeppelin' })).toEqual([]);
  }
});
