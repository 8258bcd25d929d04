import type { states } from '@bidwright/contract-admin';
import type { CompanyTypeName } from './lists.ts';

export interface DemoCompany {
  name: string;
  type: CompanyTypeName;
  city: string;
  state: (typeof states)[number];
  /** What staff call a client. */
  nickname?: string;
  /** The first six places of the solicitation numbers of a federal office. */
  office?: string;
  hasBPA?: true;
}

const federal = 'Client – Federal';
const state = 'Client – State';
const local = 'Client – Local';
const commercial = 'Client – Commercial';
const sub = 'Subcontractor';

/** Companies and agencies. All are invented; a town only says where an office could be. */
export const companyList: readonly DemoCompany[] = [
  {
    name: 'Department of River Commerce',
    type: federal,
    city: 'Washington',
    state: 'District of Columbia',
    nickname: 'RivCom',
    office: '9X12RC',
    hasBPA: true,
  },
  {
    name: 'Bureau of Lakes and Canals',
    type: federal,
    city: 'Duluth',
    state: 'Minnesota',
    nickname: 'the Canal Bureau',
    office: '9X21LC',
    hasBPA: true,
  },
  {
    name: 'Office of Harbor Safety',
    type: federal,
    city: 'Norfolk',
    state: 'Virginia',
    nickname: 'HarborSafe',
    office: '9X44HS',
    hasBPA: true,
  },
  {
    name: 'National Institute for Soil Science',
    type: federal,
    city: 'Ames',
    state: 'Iowa',
    nickname: 'NISS',
    office: '9X18SS',
  },
  {
    name: 'Agency for Rural Broadband',
    type: federal,
    city: 'Washington',
    state: 'District of Columbia',
    nickname: 'ARB',
    office: '9X31RB',
    hasBPA: true,
  },
  {
    name: 'National Measurement Archive',
    type: federal,
    city: 'Boulder',
    state: 'Colorado',
    nickname: 'the Archive',
    office: '9X09MA',
  },
  {
    name: 'Service Members Housing Board',
    type: federal,
    city: 'San Antonio',
    state: 'Texas',
    nickname: 'the Housing Board',
    office: '9X52HB',
  },
  {
    name: 'Board of Interstate Apprenticeship',
    type: federal,
    city: 'Washington',
    state: 'District of Columbia',
    nickname: 'BIA-Works',
    office: '9X27AP',
  },
  {
    name: 'Office of Coastal Forecasting',
    type: federal,
    city: 'Silver Spring',
    state: 'Maryland',
    nickname: 'CoastCast',
    office: '9X36CF',
  },
  {
    name: 'Bureau of Highland Parks',
    type: federal,
    city: 'Asheville',
    state: 'North Carolina',
    nickname: 'the Parks Bureau',
    office: '9X15HP',
  },
  {
    name: 'Commission on Postal Heritage',
    type: federal,
    city: 'Philadelphia',
    state: 'Pennsylvania',
    nickname: 'the Postal Commission',
    office: '9X63PH',
  },
  {
    name: 'Department of Public Granaries',
    type: federal,
    city: 'Kansas City',
    state: 'Missouri',
    nickname: 'Granaries',
    office: '9X70PG',
  },
  {
    name: 'Agency for Tidal Energy',
    type: federal,
    city: 'Portland',
    state: 'Maine',
    nickname: 'ATE',
    office: '9X48TE',
  },
  {
    name: 'National Center for School Meals Research',
    type: federal,
    city: 'Oxford',
    state: 'Mississippi',
    nickname: 'the Meals Center',
    office: '9X57SM',
  },
  {
    name: 'Cedar State Department of Health',
    type: state,
    city: 'Salem',
    state: 'Oregon',
    nickname: 'Cedar Health',
    hasBPA: true,
  },
  { name: 'Cedar State Transit Office', type: state, city: 'Salem', state: 'Oregon', nickname: 'Cedar Transit' },
  {
    name: 'Juniper State Department of Revenue',
    type: state,
    city: 'Carson City',
    state: 'Nevada',
    nickname: 'Juniper Revenue',
  },
  {
    name: 'Juniper State Office of Child Care',
    type: state,
    city: 'Carson City',
    state: 'Nevada',
    nickname: 'the Child Care Office',
  },
  {
    name: 'Bluewater Department of Labor',
    type: state,
    city: 'Lansing',
    state: 'Michigan',
    nickname: 'Bluewater Labor',
    hasBPA: true,
  },
  { name: 'Bluewater Medical Assistance Office', type: state, city: 'Lansing', state: 'Michigan', nickname: 'BMAO' },
  {
    name: 'Commonwealth Board of Pensions',
    type: state,
    city: 'Richmond',
    state: 'Virginia',
    nickname: 'the Pension Board',
  },
  {
    name: 'Marlowe State Courts Administration',
    type: state,
    city: 'Columbus',
    state: 'Ohio',
    nickname: 'Marlowe Courts',
  },
  {
    name: 'Granite Ridge University System',
    type: state,
    city: 'Concord',
    state: 'New Hampshire',
    nickname: 'Granite Ridge',
  },
  {
    name: 'Saltmarsh Emergency Management Office',
    type: state,
    city: 'Baton Rouge',
    state: 'Louisiana',
    nickname: 'SEMO',
  },
  { name: 'City of Ashgrove Falls', type: local, city: 'Ashgrove Falls', state: 'Wisconsin', nickname: 'Ashgrove' },
  { name: 'Pemberly County Schools', type: local, city: 'Pemberly', state: 'Georgia', nickname: 'Pemberly Schools' },
  {
    name: 'Fennimore Regional Water Authority',
    type: local,
    city: 'Fennimore Heights',
    state: 'Ohio',
    nickname: 'Fennimore Water',
  },
  { name: 'City of Port Halden', type: local, city: 'Port Halden', state: 'Washington', nickname: 'Port Halden' },
  { name: 'Orrin County Public Health', type: local, city: 'Orrin', state: 'New York', nickname: 'Orrin Health' },
  { name: 'Wexcombe Library District', type: local, city: 'Wexcombe', state: 'Indiana', nickname: 'Wexcombe' },
  {
    name: 'Brightwater Hospital Group',
    type: commercial,
    city: 'Nashville',
    state: 'Tennessee',
    nickname: 'Brightwater',
  },
  { name: 'Northgate Grid Cooperative', type: commercial, city: 'Fargo', state: 'North Dakota', nickname: 'Northgate' },
  { name: 'Larkspur Mutual Insurance', type: commercial, city: 'Hartford', state: 'Connecticut', nickname: 'Larkspur' },
  { name: 'Kestrel Rail Freight', type: commercial, city: 'Omaha', state: 'Nebraska', nickname: 'Kestrel' },
  { name: 'Thornwick Federal', type: 'Prime', city: 'Reston', state: 'Virginia' },
  { name: 'Ardenpike Systems', type: 'Prime', city: 'Huntsville', state: 'Alabama' },
  { name: 'Calloway Voss Group', type: 'Prime', city: 'Bethesda', state: 'Maryland' },
  { name: 'Ostrander Mission Services', type: 'Prime', city: 'Dayton', state: 'Ohio' },
  { name: 'Helmsley Rowe International', type: 'Prime', city: 'Arlington', state: 'Virginia' },
  { name: 'Tarrant Quay Solutions', type: 'Prime', city: 'Tampa', state: 'Florida' },
  { name: 'Atelier Lemaître Évaluation', type: sub, city: 'Burlington', state: 'Vermont' },
  { name: 'Béchard & Filles Traductions', type: sub, city: 'Lewiston', state: 'Maine' },
  { name: 'Consultanță Țăranu SRL', type: sub, city: 'Chicago', state: 'Illinois' },
  { name: 'Șoimul Data SRL', type: sub, city: 'Cleveland', state: 'Ohio' },
  { name: '华桥数据咨询', type: sub, city: 'San Francisco', state: 'California' },
  { name: '云岭测评', type: sub, city: 'Seattle', state: 'Washington' },
  { name: 'Pinefield Surveys', type: sub, city: 'Madison', state: 'Wisconsin' },
  { name: 'Copperleaf Accessibility', type: sub, city: 'Tucson', state: 'Arizona' },
  { name: 'Nine Fathoms Security', type: sub, city: 'Annapolis', state: 'Maryland' },
  { name: 'Juno Ledger Audit', type: sub, city: 'Des Moines', state: 'Iowa' },
  { name: 'Redwillow Training Studio', type: sub, city: 'Santa Fe', state: 'New Mexico' },
  { name: 'Halvorsen Cloud Works', type: sub, city: 'Minneapolis', state: 'Minnesota' },
  { name: 'Tern Island Research', type: sub, city: 'Honolulu', state: 'Hawaii' },
  { name: 'Maple & Rye Design', type: sub, city: 'Louisville', state: 'Kentucky' },
  { name: 'Vantage Oak Advisors', type: 'Competitor', city: 'Boston', state: 'Massachusetts' },
  { name: 'Grayling Stroud Partners', type: 'Competitor', city: 'Denver', state: 'Colorado' },
  { name: 'Études Montclar International', type: 'Competitor', city: 'New York', state: 'New York' },
  { name: 'Ironvale Consulting', type: 'Competitor', city: 'Pittsburgh', state: 'Pennsylvania' },
  { name: 'Sable Point Analytics', type: 'Competitor', city: 'Atlanta', state: 'Georgia' },
  { name: 'Loch & Perry', type: 'Competitor', city: 'Austin', state: 'Texas' },
  { name: 'Grup Strategic Dâmbovița SA', type: 'Competitor', city: 'Detroit', state: 'Michigan' },
  { name: 'Castor Brook Public Services', type: 'Competitor', city: 'Sacramento', state: 'California' },
];

const takesArticle =
  /Department|Bureau|Office|Agency|Institute|Board|Commission|Center|Archive|System|Authority|District|City/;

/** The name as it stands within a sentence. */
export const inSentence = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);
