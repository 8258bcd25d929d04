import type { Boot, Label } from '@bidwright/contract-shell';
import { lastKnown } from '../lastKnown.ts';
import type { Db } from '../tables.ts';

/** Of every demo account; the demo only ever runs for people on this machine. */
export const demoPassword = 'bidwright-demo-2026';

/** One of each role, by the part of the address before the @. */
const hints: Record<string, Label> = {
  admin: {
    en: 'Sees and keeps everything: people, lists, modules',
    fr: 'Voit et gère tout : personnes, listes, modules',
    ro: 'Vede și administrează tot: oameni, liste, module',
    zh: '查看并管理一切：人员、列表、模块',
  },
  lead: {
    en: 'Leads a team: its bids, its people, their time',
    fr: 'Dirige une équipe : ses offres, ses membres, leur temps',
    ro: 'Conduce o echipă: ofertele, oamenii și timpul lor',
    zh: '领导团队：投标、成员及其时间',
  },
  manager: {
    en: 'Runs projects: budgets, staffing, deadlines',
    fr: 'Mène des projets : budgets, effectifs, échéances',
    ro: 'Conduce proiecte: bugete, personal, termene',
    zh: '管理项目：预算、人员、期限',
  },
  operations: {
    en: 'Keeps bids moving: clients, documents, proposal texts',
    fr: 'Fait avancer les offres : clients, documents, textes de propositions',
    ro: 'Duce ofertele mai departe: clienți, documente, texte de propuneri',
    zh: '推进投标：客户、文档、方案文本',
  },
  user: {
    en: 'Sees what concerns them: own projects and time',
    fr: 'Voit ce qui le concerne : ses projets et son temps',
    ro: 'Vede ce îl privește: proiectele și timpul propriu',
    zh: '查看与本人相关的内容：自己的项目和时间',
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
