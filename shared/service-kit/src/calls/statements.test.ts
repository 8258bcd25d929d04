import { runningBids } from '@bidwright/service-testing/fixture/running';
import { refer } from '@bidwright/service-testing/fixture/samples';

const running = runningBids();
const { ask, keep } = running;

/** How many statements a call takes. Beginning and ending a transaction are not counted. */
const statementsOf = async (...asked: Parameters<typeof ask>) => {
  const before = running.statements.length;
  expect((await ask(...asked)).status).toBe(200);
  return running.statements.length - before;
};

test('no read takes more than two statements and no write more than ten, two for its key, however many records there are', async () => {
  for (let n = 0; n < 30; n += 1) await keep();
  const { id } = await keep();
  const { body } = await ask<string>('createSubcollection', { ref: id, sub: 'notes', text: 'x' });
  const note = { id: body.data, parentID: id, sub: 'notes', text: 'y' };
  const taken = {
    list: await statementsOf('list', {}),
    query: await statementsOf('query', { search: 'harbor', where: [{ field: 'teams', is: 'filled' }], total: true }),
    listBySimpleQuery: await statementsOf('listBySimpleQuery', { field: 'name', condition: '!=', value: 'x' }),
    getRecordById: await statementsOf('getRecordById', { id }),
    create: await statementsOf('create', {
      name: 'x',
      client: refer('c'),
      teams: [refer('a')],
      partners: [refer('b')],
    }),
    update: await statementsOf('update', { id, name: 'y', price: 2, due: null, client: refer('d') }),
    updateOfList: await statementsOf('update', { id, name: 'z', teams: [refer('e')] }),
    getSubCollection: await statementsOf('getSubCollection', { id, sub: 'notes' }),
    createSubcollection: await statementsOf('createSubcollection', { ref: id, sub: 'notes', text: 'x' }),
    updateSubcollection: await statementsOf('updateSubcollection', note),
    deleteSubcollection: await statementsOf('deleteSubcollection', { id, sub: 'notes', recordId: note.id }),
  };
  expect(taken).toEqual({
    list: 2,
    query: 2,
    listBySimpleQuery: 2,
    getRecordById: 2,
    create: 9,
    update: 8,
    updateOfList: 10,
    getSubCollection: 2,
    createSubcollection: 7,
    updateSubcollection: 8,
    deleteSubcollection: 8,
  });
});
