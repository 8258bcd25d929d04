import {
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

/** A text in each language of the app. */
const label = () =>
  object({ en: text(80).required(), fr: text(80).required(), ro: text(80).required(), zh: text(80).required() })
    .noUnknown()
    .required();

/** `/general/opportunities`; parameters as the router spells them. */
const path = () =>
  string()
    .matches(/^\/[\w/:*.-]*$/, { message: message('shell.module.path') })
    .required();

const menuItem = object({
  id: text(60).required(),
  title: label(),
  /** group: a heading with children; collapse: opens and closes; item: a link. Others show 'Menu Items Error'. */
  type: text(20).required(),
  /** Where a link leads. */
  url: text(200),
  /** A Material icon's name in the module's file; the build puts the icon's SVG path (24 × 24) in its place. */
  icon: text(20_000),
  /** The id of the group or collapse it stands in; none: at the top. */
  parent: text(60),
  /** Small numbers first. */
  order: number().required(),
  /** Shown to who holds the role, and to Admin. None: to everyone. */
  roles: texts(),
});

const route = object({
  /** The module owns this path and all below it. */
  path: path(),
  /** Who may open it besides Admin. None: everyone signed in. */
  roles: texts(),
  /** Breadcrumb texts from the dashboard to this path, this path's last. */
  breadcrumbs: list(object({ title: label(), url: text(200) })),
});

const slot = object({
  /** The place in the shell, such as `dashboard.widgets`. */
  slot: text(60).required(),
  /** The name under which `module.tsx` gives the component. */
  name: text(60).required(),
  order: number().required(),
  /** Columns of twelve. */
  columns: number().integer().min(1).max(12).default(6),
  roles: texts(),
});

/** What the shell knows of a module without running its code: the file `module.json` beside it. */
export const moduleFile = object({
  name: string()
    .matches(/^[a-z][a-z0-9-]{1,40}$/, { message: message('shell.module.name') })
    .required(),
  title: label(),
  languages: texts(),
  /** The range of shell-api versions it runs with, such as `^1.0.0`. */
  shellApi: text(40).required(),
  routes: list(route),
  menu: list(menuItem),
  slots: list(slot),
}).noUnknown();

export type ModuleFile = InputFrom<typeof moduleFile>;
export type MenuItem = ModuleFile['menu'][number];
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
}

/** What `GET /api/shell/modules` answers: the active version of each module, as this person may load it. */
export interface Registry {
  modules: ModuleVersion[];
}

/** What the page's HTML carries as JSON, so that the first screen asks nothing more. */
export interface Boot {
  user: Person | null;
  /** When the session ends, in seconds since 1970; null when signed out. */
  expires: number | null;
  modules: ModuleVersion[];
  /** The app's version, for the version chip. */
  version: string;
  /** Demo mode: the people offered on the sign-in page, with the password of all of them. */
  demo: { people: { name: string; email: string; role: string; hint: Label }[]; password: string } | null;
  google: boolean;
}

/** The body of `POST /api/shell/modules/<name>/versions`. `content` is base64. */
export interface Publication {
  version: string;
  container: string;
  /** The path of remoteEntry among the files. */
  entry: string;
  preload: string[];
  file: ModuleFile;
  files: { path: string; content: string }[];
}
