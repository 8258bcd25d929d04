import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { violationsAddress } from './failures/violationsRoute.ts';
import { isSecure } from './sessions/cookie.ts';
import type { Settings } from './settings.ts';

const nonces = new WeakMap<ServerResponse, string>();

/** What style elements made by the page must carry; another one for each answer. */
export const nonceOf = (response: ServerResponse): string => {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
};

/** The page may run and show only what comes from here; scripts are only ever added by the one policy that checks them. */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", (_: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOf(response)}'`],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['platform'],
  'report-uri': [violationsAddress],
};

/** Where a script of another place needs to reach that place. */
const reached = ['script-src', 'connect-src', 'img-src', 'style-src', 'font-src'];

/** Lets the page run a script of another place, which may reach that place and no other. */
export const letIn = (response: Response, script: string): void => {
  const { origin } = new URL(script);
  const name = 'content-security-policy';
  const rules = String(response.getHeader(name)).split(';');
  const wider = rules.map((rule) => (reached.some((one) => rule.startsWith(`${one} `)) ? `${rule} ${origin}` : rule));
  response.setHeader(name, [...wider, `frame-src ${origin}`].join(';'));
};

/** What browsers offer to pages and none of ours uses. */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissions = unused.map((name) => `${name}=()`).join(', ');

/** Answers of calls are data: nothing in them is run, shown or framed. What rules of pages alone are for is left out. */
const callDirectives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
const ofPagesAlone = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
} as const;

/** The documents of the calls are pages. */
const isCall = ({ path }: Request) => /^\/api\/(?!docs(\/|$))/i.test(path);

export const securityHeaders = (settings: Settings): RequestHandler => {
  const usual = {
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure(settings),
    xFrameOptions: { action: 'deny' },
  } as const;
  const ofPage = helmet({ ...usual, contentSecurityPolicy: { useDefaults: false, directives } });
  const ofCall = helmet({
    ...usual,
    ...ofPagesAlone,
    contentSecurityPolicy: { useDefaults: false, directives: callDirectives },
  });
  return (request, response, next) => {
    if (isCall(request)) return ofCall(request, response, next);
    response.setHeader('permissions-policy', permissions);
    ofPage(request, response, next);
  };
};
