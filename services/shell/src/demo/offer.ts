import type { Boot, Label } from '@bidwright/contract-shell';
import { lastKnown } from '../lastKnown.ts';
import type { Db } from '../tables.ts';

/** Of every demo account; the demo only ever runs for people on this machine. */
export const demoPassword = 'bidwright-demo-2026';

/** One of each role, by the part of the address before the @: what the role can do, in one line of the card. */
const hints: Record<string, Label> = {
  admin: {
    en: 'Sees and keeps all: people, lists, modules',
    fr: 'Voit et gère tout : personnes, listes, modules',
    ro: 'Administrează tot: oameni, liste, module',
    zh: '查看并管理一切：人员、列表、模块',
  },
  lead: {
    en: 'Leads a team: its bids, its people, their time',
    fr: 'Dirige une équipe : offres, membres, temps',
    ro: 'Conduce o echipă: oferte, oameni, timp',
    zh: '领导团队：投标、成员及其时间',
  },
  manager: {
    en: 'Runs projects: budgets, staffing, deadlines',
    fr: 'Mène des projets : budgets, effectifs, délais',
    ro: 'Conduce proiecte: bugete, personal, termene',
    zh: '管理项目：预算、人员、期限',
  },
  operations: {
    en: 'Follows bids and projects, imports hours',
    fr: 'Suit offres et projets, importe les heures',
    ro: 'Urmărește oferte și proiecte, importă ore',
    zh: '跟进投标和项目，导入工时',
  },
  user: {
    en: 'Sees their own time, month by month',
    fr: 'Voit son propre temps, mois par mois',
    ro: 'Își vede propriul timp, lună de lună',
    zh: '按月查看自己的时间安排',
  },
};

const addressOf = (mailbox: string) => `${mailbox}@harborvale.example`;

type Offer = NonNullable<Boot['demo']>;

const offered = async (db: Db): Promise<Offer> => {
  const accounts = await db
    .selectFrom('accounts')
    .select(['name', 'email', 'permissions'])
    .where('email', 'in', Object.keys(hints).map(addressOf))
    .where('passwordHash', 'is not', null)
    .execute();
  const people = Object.entries(hints).flatMap(([mailbox, hint]) => {
    const account = accounts.find(({ email }) => email === addressOf(mailbox));
    return account ? [{ name: account.name, email: account.email, role: account.permissions[0] ?? '', hint }] : [];
  });
  return { people, password: demoPassword };
};

/** The people whom the sign-in page of the demo offers. */
export const demoOffer = lastKnown(offered);
