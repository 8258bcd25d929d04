import type { ComponentType, PropsWithChildren } from 'react';

/** The version of this agreement. A module states the range it runs with as `shellApi` in its module.json. */
export const apiVersion: string = '1.7.0';

/** The languages of the app, the default first. */
export const languages = ['en', 'fr', 'ro', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Something to show: a component, or the way to load one when it is first needed. */
export type View<Handed = object> =
  | { Component: ComponentType<Handed> }
  | { lazy: () => Promise<{ Component: ComponentType<Handed> }> };

/** A page. Its path is the whole path, from `/`, under a path that module.json owns. */
export type ModuleRoute = View & { path: string };

/** A file of texts by message key, as they are written or as the build has read them. */
export type Catalog = Promise<{ default: Record<string, string | object[]> }>;

/** A record that was found, as the search shows it. */
export interface SearchHit {
  id: string;
  title: string;
  /** Such as the number and the client, in the person's language. */
  detail?: string;
  /** Where it leads. */
  path: string;
}

/** Looks for words in a module's records, in those the person may read; the best come first. Never answers more than `limit`. */
export type Search = (asked: {
  text: string;
  language: Language;
  limit: number;
  signal: AbortSignal;
}) => Promise<SearchHit[]>;

/** What a module gives the shell. */
export interface Module {
  routes: ModuleRoute[];
  /** By the name that module.json gives them. Each takes what its place hands over. */
  slots?: Record<string, View<never>>;
  /** What fills `shell/search/v1`, by the name that module.json gives it; loaded when somebody first searches. */
  searches?: Record<string, () => Promise<{ search: Search }>>;
  /** The module's texts in a language; later files win. */
  messages: (language: Language) => Catalog[];
  /** Stands around each of the module's pages and slots: the place for its store. */
  Provider?: ComponentType<PropsWithChildren>;
}

/** States a module: the default export of its `src/module.tsx`. */
export const defineModule = (module: Module): Module => module;
