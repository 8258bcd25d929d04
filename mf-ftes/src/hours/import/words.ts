import type { HourColumn } from '@bidwright/contract-ftes';

const words = (...lines: readonly string[]) => lines.flatMap((line) => line.split(';'));

/** What other programs write at the head of a column, in the languages of the app: who reads English may be sent a French table. */
export const hourWords: Record<HourColumn, readonly string[]> = {
  person: words(
    'person;employee;employee name;worker;worker name;resource;resource name;consultant;staff',
    'team member;name;user;user name;email;email address;FTE;FTE name;FTE id',
    'personne;collaborateur;collaboratrice;salarié;employé;intervenant;ressource;nom;adresse e-mail',
    'persoană;angajat;salariat;colaborator;resursă;nume;adresă de e-mail',
    '人员;员工;员工姓名;姓名;电子邮箱',
  ),
  opportunity: words(
    'opportunity;opportunity name;opportunity id;bid;solicitation;solicitation number;project;project name',
    'project number;project code;job;job name;job number;engagement;assignment;charge code',
    'opportunité;offre;projet;nom du projet;code projet;affaire;mission;chantier',
    'oportunitate;ofertă;proiect;nume proiect;cod proiect;lucrare',
    '商机;投标;项目;项目名称;项目编号',
  ),
  year: words('year;année;an;anul;年;年份;年度'),
  month: words(
    'month;period;date;day;work date;date worked;mois;période;jour;date de travail',
    'lună;luna;perioadă;perioada;zi;ziua;data;dată;月;月份;期间;日期',
  ),
  hours: words(
    'hours;actual hours;hours worked;worked hours;total hours;time spent',
    'heures;heures travaillées;heures réalisées;nombre d’heures;temps passé',
    'ore;ore lucrate;ore realizate;număr de ore;total ore',
    '工时;实际工时;小时;小时数',
  ),
};
