import {
  array,
  flag,
  type InputFrom,
  list,
  message,
  number,
  object,
  type Person,
  string,
  text,
  texts,
} from '@bidwright/contract-kit';
import { label, moduleName } from './names.ts';
import { ownPath } from './ownPath.ts';

/** Where a link leads: a path of this app, with or without a query. `//elsewhere.example` would lead out of it. */
const url = () => text(200).matches(ownPath, { message: message('shell.module.path'), excludeEmptyString: true });

/** `/general/opportunities`; parameters as the router spells them. */
const path = () =>
  string()
    .matches(/^\/[\w/:*.-]*$/, { message: message('shell.module.path') })
    .required();

/** Roles besides, once an Admin has opened the module. */
const openTo = () => array(string().max(60).required()).max(20).optional().meta({ kind: 'texts' });

const menuItem = object({
  id: text(60).required(),
  title: label(),
  /** group: a heading with children; collapse: opens and closes; item: a link. Others show 'Menu Items Error'. */
  type: text(20).required(),
  /** Where a link leads. */
  url: url(),
  /** A Material icon's name in the module's file; the build puts the icon's SVG path (24 × 24) in its place. */
  icon: text(20_000),
  /** The id of the group or collapse it stands in; none: at the top. */
  parent: text(60),
  /** Small numbers first. */
  order: number().required(),
  /** Shown to who holds the role, and to Admin. None: to everyone. */
  roles: texts(),
  openTo: openTo(),
  /** False: its pages go without breadcrumbs. */
  breadcrumbs: flag().optional().default(undefined),
});

const route = object({
  /** The module owns this path and all below it. */
  path: path(),
  /** Who may open it besides Admin. None: everyone signed in. */
  roles: texts(),
  openTo: openTo(),
  /** Breadcrumb texts from the dashboard to this path, this path's last. */
  breadcrumbs: list(object({ title: label(), url: url() })).max(20),
});

/** `shell/dashboard.widgets/v1`: who offers the place, its name, and the version of what it hands to those who fill it. */
const slotId = () =>
  string()
    .matches(/^[a-z][\w-]*\/[a-z][\w.-]*\/v\d+$/, { message: message('shell.module.slot') })
    .max(80)
    .required();

/** `Opportunity.show` */
const destination = () =>
  string()
    .matches(/^[A-Z]\w*\.[a-z]\w*$/, { message: message('shell.module.destination') })
    .max(60)
    .required();

const slot = object({
  slot: slotId(),
  /** The name under which `module.tsx` gives what fills it. */
  name: text(60).required(),
  /** What people call it where they arrange it, as on the dashboard. */
  title: label().optional().default(undefined),
  order: number().required(),
  /** Columns of twelve. */
  columns: number().integer().min(1).max(12).default(6),
  roles: texts(),
  openTo: openTo(),
});

const create = object({
  title: label(),
  /** Its own page for it. */
  url: url().required(),
  /** Offered to who holds the role, and to Admin. None: to everyone. */
  roles: texts(),
  openTo: openTo(),
});

/** What the shell knows of a module without running its code: the file `module.json` beside it. */
export const moduleFile = object({
  name: moduleName(),
  title: label(),
  languages: texts(),
  /** The range of shell-api versions it runs with, such as `^1.0.0`. */
  shellApi: text(40).required(),
  /** The services it calls, each with the range of versions it runs with. */
  services: list(object({ name: text(40).required(), range: text(40).required() }).noUnknown()).max(50),
  routes: list(route).max(100),
  menu: list(menuItem).max(100),
  /** What people can make in it, for the search over everything to offer. */
  creates: list(create).max(50),
  /** Places of the shell and of other modules that it fills. */
  slots: list(slot).max(100),
  /** Places on its own pages that others may fill. */
  offers: list(
    object({
      slot: slotId(),
      /** The address where it stands, with parameters where it is a record's page: what fills it is tried there. */
      at: path().optional(),
    }).noUnknown(),
  ).max(100),
  /** Pages that others may lead to by name; the path's parameters are what the link must give. */
  destinations: list(object({ name: destination(), path: path() }).noUnknown()).max(200),
  /**
   * Addresses of its pages that nothing else here names, such as of a tab; a version is tried there too before it is switched on. A
   * parameter, as in `/user/ftes/:id`, is filled by the first link to such an address that a page shows.
   */
  samples: array(url().required()).max(100).optional().meta({ kind: 'texts' }),
  /** Pages of others that it leads to. One that is not optional must be there, or the module does not fit. */
  links: list(object({ name: destination(), optional: flag() }).noUnknown()).max(200),
}).noUnknown();

export type ModuleFile = InputFrom<typeof moduleFile>;
export type MenuItem = ModuleFile['menu'][number];
export type Create = ModuleFile['creates'][number];
export type Label = ModuleFile['title'];

/** A published version: where its files stand and what they hash to. */
export interface ModuleVersion {
  /** `opportunities` */
  name: string;
  version: string;
  /** The container's name in Module Federation: `opportunities__1_0_0`. */
  container: string;
  /** The address of remoteEntry. */
  entry: string;
  /** Files by address, with their `sha384-…`. */
  files: Record<string, string>;
  /** Files of the module's first screen, to fetch at once. */
  preload: string[];
  file: ModuleFile;
  /** Only this person sees it, in the place of the active one, until then in seconds since 1970. */
  override?: { expires: number };
}

/**
 * What `GET /api/shell/modules` answers: the version of each module that is on for this person, and that a page which says what it has may
 * take. The first screen finds them
 * in `globalThis.bidwrightModules`, which a script of the page sets that browsers keep.
 */
export interface Registry {
  modules: ModuleVersion[];
}

/** What the page's HTML carries as JSON, so that the first screen asks nothing more. */
export interface Boot {
  user: Person | null;
  /** When the session ends, in seconds since 1970; null when signed out. */
  expires: number | null;
  /** The app's version, for the version chip. */
  version: string;
  /** Demo mode: the people offered on the sign-in page, with the password of all of them. */
  demo: { people: { name: string; email: string; role: string; hint: Label }[]; password: string } | null;
  /** Nobody has an account yet: whoever makes the first one begins the firm, as its Admin. */
  isNew: boolean;
  /** Mails leave: there is a mail server. */
  hasMail: boolean;
  google: boolean;
  /** What the firm's directory is called, where people may sign in by it. */
  oidc: string | null;
  /** A script that takes feedback in the place of the app's own form; for signed-in people only. */
  feedback: string | null;
  /** The version of the shell that the page is of. */
  shell: string;
  /** Until when the person sees this shell, which is being worked on, in place of the active one; in seconds since 1970. */
  overrideUntil: number | null;
}

/** Members by the package they come from: `{"@bidwright/shell-api": ["usePerson"]}`. */
export type Members = Record<string, string[]>;

/** What the shell hands to modules of a package: its version, and the members that may be taken from it. */
export type Provided = Record<string, { version: string; members: string[] }>;

/** A version as far as others must fit it. */
export interface Companion {
  version: string;
  file: ModuleFile;
  /** What its code takes from each package the shell provides. */
  uses?: Members;
  /** What its code asks of services: fields by `service/collection` and `service/call`. */
  asks?: Members;
  /** The range of versions it runs with of each of those packages. */
  requires?: Record<string, string>;
  /** Of the shell alone: what modules may take from it. */
  provides?: Provided;
}

/** The body of `POST /api/shell/modules/<name>/versions`. `content` is base64. */
export interface Publication extends Companion {
  container: string;
  /** The path of remoteEntry among the files; of the shell, of its page. */
  entry: string;
  preload: string[];
  /** What the build says each file hashes to, as `sha384-…` by path; the registry looks whether it arrived like that. */
  hashes?: Record<string, string>;
  /** Versions that will be switched on together with this one. What it needs may stand in them. */
  alongside?: Companion[];
  files: { path: string; content: string }[];
}
