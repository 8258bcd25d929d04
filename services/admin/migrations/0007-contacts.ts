import { addIndex } from '@bidwright/service-kit';
import { type Kysely, sql } from 'kysely';

/** Contacts of all companies are asked for in these orders, and by who added them. */
const orders = ['name', 'email', 'role', 'status', 'dateCreated', 'dateUpdated', 'addedById'];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of orders) {
    const name = `companies_contacts_${column}`;
    await addIndex(db, 'companies_contacts', name, sql`index ${sql.ref(name)} (${sql.ref(column)})`);
  }
  const inUse = sql`index companies_contacts_active (status, name)`;
  await addIndex(db, 'companies_contacts', 'companies_contacts_active', inUse);
};
