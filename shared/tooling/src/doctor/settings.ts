import { nightlyOf } from '../backup/nightly.ts';
import { textOf } from '../fault.ts';
import { type Finding, fault, warning } from './finding.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const publicAddress = (text: string): Finding[] => {
  if (!URL.canParse(text))
    return [
      fault(`PUBLIC_URL is no address: "${text}"`, 'Give the one people type, such as https://bids.firm.example'),
    ];
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:' || loopback.has(hostname)) return [];
  return [
    warning(
      `PUBLIC_URL is ${text}: passwords and bids cross the network unencrypted`,
      'Put a proxy with HTTPS in front, as docs/operations/install.md shows, and name its address',
    ),
  ];
};

const proxies = ({ PUBLIC_URL, TRUST_PROXY }: NodeJS.ProcessEnv): Finding[] =>
  PUBLIC_URL?.startsWith('https:') && !Number(TRUST_PROXY)
    ? [
        warning(
          'PUBLIC_URL is that of a proxy, and TRUST_PROXY is not set: all people share one address',
          'Set TRUST_PROXY to the number of your proxies, 1 as a rule',
        ),
      ]
    : [];

const google = ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: NodeJS.ProcessEnv): Finding[] =>
  Boolean(GOOGLE_CLIENT_ID) === Boolean(GOOGLE_CLIENT_SECRET)
    ? []
    : [
        warning(
          'Only one of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET is set: nobody can sign in with Google',
          'Set both, or none',
        ),
      ];

const nights = (settings: NodeJS.ProcessEnv): Finding[] => {
  try {
    nightlyOf(settings);
    return [];
  } catch (error) {
    return [fault(textOf(error), 'Correct it: the platform does not start with it')];
  }
};

/** What does not fit together in the settings of this shell, which are those of the next start. */
export const lookAtSettings = (settings: NodeJS.ProcessEnv): Finding[] => [
  ...(settings.PUBLIC_URL ? publicAddress(settings.PUBLIC_URL) : []),
  ...proxies(settings),
  ...google(settings),
  ...nights(settings),
];
