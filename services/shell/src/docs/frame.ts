import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../mail/texts.ts';
import { Html, html } from './html.ts';
import type { Words } from './words.ts';

const style = new Html(readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8'));

/** A link that says whether it leads to where one is. */
export const link = (to: string, text: string, isHere: boolean): Html =>
  html`<li><a href="${to}"${isHere ? html` aria-current="page"` : ''} dir="ltr">${text}</a></li>`;

interface Framed {
  title: string;
  language: Language;
  nonce: string;
  words: Words;
  services: string[];
  service?: string;
  /** Lists of links beside the content. */
  aside?: Html;
  main: Html;
}

/** The whole page: it needs no script. */
export const frame = ({ title, language, nonce, words, services, service, aside, main }: Framed): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><a class="skip" href="#main">${words('skip')}</a>
<header><a class="brand" href="/api/docs">${words('title')}</a><a href="/dashboard">${words('back')}</a></header>
<nav aria-label="${words('services')}" class="services"><ul>${services.map((one) => link(`/api/docs/${one}`, one, one === service))}</ul></nav>
<div class="columns">${aside ?? ''}<main id="main" tabindex="-1">${main}</main></div></body></html>`.text;
