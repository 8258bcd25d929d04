import type { Page } from '@playwright/test';
import type { DemoPerson } from '../people.ts';

/** What one picture shows. */
export interface Picture {
  /** The file's name without its end. */
  name: string;
  path: string;
  /** Who looks; nobody: somebody signed out. An Admin unless said otherwise. */
  as?: DemoPerson | 'nobody';
  /** Higher than a screen, for pages that are long. */
  height?: number;
  /** What is pressed before the picture is taken. */
  press?: (page: Page) => Promise<void>;
}

/** How the app looks in a picture. */
export interface Look {
  mode?: 'dark';
  direction?: 'rtl';
  language?: 'fr' | 'ro' | 'zh';
  width?: 390;
}

const bids = '/general/opportunities';
const projects = '/general/projects';
const library = '/rfp-content-library';
const account = '/user/account-profile/profile1';

const follow =
  (name: RegExp): Picture['press'] =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first().click();

const button =
  (name: string): Picture['press'] =>
  (page) =>
    page.getByRole('button', { name }).click();

const key =
  (name: string): Picture['press'] =>
  (page) =>
    page.keyboard.press(name);

const bid = follow(/Dispatch system cloud migration/);

/** A bid whose proposal is being written. */
const soil = `${bids}?q=Soil sampling data warehouse`;

/** A page of the one bid that a list shows. */
const part =
  (name: RegExp): Picture['press'] =>
  async (page) => {
    await page.getByRole('table').getByRole('link').first().click();
    await follow(name)?.(page);
  };

const dashboard: Picture = { name: 'dashboard', path: '/dashboard', height: 1900 };
const list: Picture = { name: 'opportunities', path: bids };
const board: Picture = { name: 'board', path: `${bids}?view=board` };
const record: Picture = { name: 'opportunity', path: bids, height: 1500, press: bid };

/** Every page once: 1440 pixels wide, light. */
export const pictures: Picture[] = [
  { name: 'sign-in', path: '/login', as: 'nobody' },
  { name: 'register', path: '/register', as: 'nobody' },
  { name: 'forgot', path: '/forgot', as: 'nobody' },
  dashboard,
  list,
  board,
  { name: 'calendar', path: `${bids}?view=calendar` },
  { name: 'new-opportunity', path: `${bids}/new` },
  { name: 'import-opportunities', path: `${bids}/import` },
  record,
  {
    name: 'projections',
    path: bids,
    press: async (page) => {
      await bid?.(page);
      await page
        .getByRole('link', { name: /projections/i })
        .first()
        .click();
    },
  },
  { name: 'proposal-plan', path: soil, height: 1500, press: part(/Proposal plan/) },
  { name: 'requirements', path: soil, press: part(/Requirements/) },
  { name: 'questions', path: `${bids}?q=Housing stability services`, press: part(/Questions/) },
  { name: 'projects', path: projects },
  { name: 'project', path: projects, press: (page) => page.getByRole('table').getByRole('link').first().click() },
  { name: 'import-costs', path: `${projects}/import-costs` },
  { name: 'reports', path: '/reports', height: 1200 },
  { name: 'report-pipeline', path: '/reports/pipeline' },
  { name: 'report-forecast', path: '/reports/forecast' },
  { name: 'report-win-rate', path: '/reports/win-rate' },
  { name: 'report-library', path: `${library}/reports/library-reuse` },
  { name: 'library', path: `${library}?words=risk` },
  { name: 'library-new', path: `${library}/new` },
  { name: 'library-import', path: `${library}/import` },
  { name: 'people', path: '/user/ftes?free=20' },
  { name: 'people-time', path: '/user/ftes/me', height: 1200 },
  { name: 'hours', path: '/user/ftes/me?work=actual', height: 1200 },
  { name: 'admin-users', path: '/admin/users' },
  { name: 'admin-teams', path: '/admin/teams' },
  { name: 'admin-companies', path: '/admin/companies' },
  {
    name: 'company',
    path: '/admin/companies?search=Harbor',
    height: 1300,
    press: async (page) => {
      await page.getByRole('table').getByRole('button', { name: 'Office of Harbor Safety' }).click();
      await page.getByRole('link', { name: 'Full page' }).click();
    },
  },
  { name: 'companies-alike', path: '/admin/companies/duplicates' },
  { name: 'salary-projections', path: '/admin/salary-projections' },
  { name: 'admin-company-types', path: '/admin/company-types' },
  { name: 'admin-company-contacts', path: '/admin/company-contacts' },
  { name: 'admin-project-types', path: '/admin/project-types' },
  { name: 'admin-opportunity-status', path: '/admin/opportunity-status' },
  { name: 'admin-opportunity-owner', path: '/admin/opportunity-owner' },
  { name: 'admin-sources', path: '/admin/sources' },
  { name: 'admin-chances', path: '/admin/chances' },
  { name: 'admin-bpas', path: '/admin/bpas' },
  { name: 'admin-budget-types', path: '/admin/budget-types' },
  { name: 'admin-section-titles', path: '/admin/section-titles' },
  { name: 'admin-skills', path: '/admin/skills' },
  { name: 'admin-holidays', path: '/admin/holidays' },
  { name: 'admin-feedback', path: '/admin/feedback' },
  { name: 'admin-emails', path: '/admin/emails' },
  { name: 'modules', path: '/admin/modules' },
  { name: 'health', path: '/admin/health' },
  { name: 'keys', path: '/admin/keys', press: button('New key') },
  { name: 'webhooks', path: '/admin/webhooks', press: button('New webhook') },
  { name: 'setup', path: '/admin/setup' },
  { name: 'social-profile', path: '/user/social-profile/posts' },
  { name: 'sample-mail', path: '/demo/mail' },
  { name: 'sample-calendar', path: '/demo/calendar' },
  { name: 'sample-chat', path: '/demo/chat' },
  { name: 'sample-shop', path: '/demo/shop' },
  { name: 'sample-kanban', path: '/demo/kanban' },
  { name: 'sample-charts', path: '/widget/chart' },
  { name: 'notifications', path: '/user/notifications', as: 'lead' },
  { name: 'account', path: `${account}?tab=profile` },
  { name: 'account-dashboard', path: `${account}?tab=dashboard` },
  { name: 'account-notifications', path: `${account}?tab=notifications` },
  { name: 'account-appearance', path: `${account}?tab=appearance` },
  { name: 'account-language', path: `${account}?tab=language` },
  { name: 'account-security', path: `${account}?tab=security` },
  { name: 'account-views', path: `${account}?tab=views` },
  {
    name: 'search',
    path: '/dashboard',
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('cloud');
    },
  },
  { name: 'shortcuts', path: bids, press: key('?') },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'not-permitted', path: '/admin/teams', as: 'user' },
  { name: 'calls', path: '/api/docs' },
];

/** Some of them in other looks. */
export const variants: [picture: Picture, look: Look][] = [
  [dashboard, { mode: 'dark' }],
  [board, { mode: 'dark' }],
  [list, { direction: 'rtl' }],
  [dashboard, { width: 390 }],
  [list, { width: 390 }],
  [record, { width: 390, mode: 'dark' }],
  [list, { language: 'zh' }],
];
