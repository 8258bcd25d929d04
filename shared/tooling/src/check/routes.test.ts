import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

interface Route {
  path: string;
  roles?: string[];
}

/** Roles of the specification, in the order in which its sets are checked; nobody in particular at last. */
const roles = ['Admin', 'Team Lead', 'Project Manager', 'Operations', 'User'];

const bidders = ['Admin', 'Team Lead', 'Project Manager', 'Operations'];
const leads = ['Admin', 'Team Lead', 'Project Manager'];

/** Who opens which page by the specification; company details, which admins alone change, are decided within theirs. */
const wanted: Record<string, string[]> = {
  '/general/opportunities': bidders,
  '/general/projects': bidders,
  '/reports': ['Admin'],
  '/rfp-content-library': ['Admin'],
  '/admin/teams': leads,
  '/admin/users': leads,
  '/admin/project-types': leads,
  '/admin/opportunity-status': leads,
  '/admin/opportunity-owner': leads,
  '/admin/sources': leads,
  '/admin/chances': leads,
  '/admin/company-types': leads,
  '/admin/company-contacts': bidders,
  '/admin/companies': bidders,
  '/admin/companies/duplicates': ['Admin'],
  '/admin/companies/:id': ['Admin'],
  '/admin/bpas': leads,
  '/admin/budget-types': leads,
  '/admin/section-titles': leads,
  '/admin/skills': leads,
  '/admin/holidays': leads,
  '/admin/salary-projections': ['Admin'],
  '/admin/setup': ['Admin'],
  '/admin/emails': ['Admin'],
  '/admin/feedback': ['Admin'],
  '/admin/health': ['Admin'],
  '/admin/keys': ['Admin'],
  '/admin/webhooks': ['Admin'],
  '/admin/modules': ['Admin'],
  '/user/ftes/reports': ['Admin'],
};

const routes = globSync('mf-*/module.json', { cwd: root }).flatMap(
  (file): Route[] => JSON.parse(readFileSync(join(root, file), 'utf8')).routes,
);

/** A page without roles is for everybody; Admins open all. */
const mayOpen = ({ roles: named = [] }: Route, role: string) =>
  named.length === 0 || role === 'Admin' || named.includes(role);

test('every page is open to whom the specification says', () => {
  const found = routes.map((route) => [route.path, roles.filter((role) => mayOpen(route, role))]);
  const expected = routes.map(({ path }) => [path, wanted[path] ?? roles]);
  expect(found).toEqual(expected);
  expect(found.length).toBeGreaterThan(10);
});
