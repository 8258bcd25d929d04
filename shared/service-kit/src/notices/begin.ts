import type { Addresses } from '../addresses.ts';
import { areCopiesPulled } from '../copies/copies.ts';
import type { Copies } from '../copies/statement.ts';
import { timeIn } from '../daily/days.ts';
import { openFirmZone } from '../daily/firmZone.ts';
import { runDays } from '../daily/runDays.ts';
import { repeat } from '../repeat.ts';
import type { Service } from '../service.ts';
import type { ServiceSettings } from '../settings.ts';
import { transact } from '../writes/transact.ts';
import { publishNotices, publishStatement } from './publish.ts';
import { type Notices, noticeStatement } from './stated.ts';

const minuteMs = 60_000;

/** Tells everybody of what a day reminds. Doing it again tells nobody anything. */
export const remind = async (service: Service, { types }: Notices, today: string, trx = service.db): Promise<void> => {
  for (const [type, { daily }] of Object.entries(types)) {
    const reminders = (await daily?.(today, { trx, service })) ?? [];
    await publishNotices(
      trx,
      service,
      service.name,
      null,
      reminders.map((one) => ({ ...one, type })),
    );
  }
};

type Given = Pick<ServiceSettings, 'FIRM_ZONE' | 'TODAY'> & { PEERS: Addresses };

/** Tells the front door which notices there are, then people each day of what it reminds. */
export const beginNotices = (
  service: Service,
  { notices, copies }: { notices?: Notices; copies?: Copies },
  given: Given,
): void => {
  if (!notices) return;
  const statement = noticeStatement(service.name, notices);
  const firmZone = openFirmZone(service, given);
  let isStated = false;
  repeat(service, minuteMs, 'people cannot be reminded', async () => {
    if (!isStated) await transact(service.db, service.eventSink, (trx) => publishStatement(trx, service, statement));
    isStated = true;
    // Asked before: what is pulled while the reminders are made may have come too late for them.
    const isWhole = await areCopiesPulled(service.db, copies, Object.keys(given.PEERS));
    const today = given.TODAY || timeIn(await firmZone()).date;
    await runDays(service, 'reminders', today, (day, trx) => remind(service, notices, day, trx), isWhole);
  });
};
