import type { Database } from '@bidwright/service-kit';
import { patient } from './patient.ts';

/** One half of the texts was used again, each in one to four of two thousand bids, of which one in three was won. */
const statements = [
  `insert into rfpContent_uses (id, parentId, version, dateCreated, dateUpdated, fieldVersions, opportunityId, opportunityName)
    select uuid(), t.id, 1, t.dateCreated, t.dateUpdated, '{}', concat('bid-', crc32(concat(t.id, n.n)) % 2000), 'A bid'
    from rfpContent as t join (select 1 as n union select 2 union select 3 union select 4) as n on crc32(t.id) % 8 >= n.n + 3`,
  `insert into liveOpportunities (id, statusId, version, dateUpdated)
    select opportunityId, if(crc32(opportunityId) % 3 = 0, 'won', 'lost'), 1, 1 from rfpContent_uses group by opportunityId`,
  `insert into copies (col, id, version, record) values
    ('opportunityStatus', 'won', 1, '{"category": "Won"}'), ('opportunityStatus', 'lost', 1, '{"category": "Lost"}')`,
];

export const addUses = async (db: Database): Promise<void> => {
  for (const statement of statements) await patient(db, statement);
};
