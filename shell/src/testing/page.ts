import type { Boot } from '@bidwright/contract-shell';
import { init } from '@module-federation/enhanced/runtime';

const boot: Boot = {
  user: { id: 'p1', name: 'Dana Whitfield', email: 'dana@example.com', permissions: ['User', 'Admin'], teams: [] },
  expires: null,
  version: '1.2.3',
  demo: null,
  isNew: false,
  hasMail: true,
  google: false,
  oidc: null,
  feedback: null,
  shell: '1.0.0',
  overrideUntil: null,
};

// The shell reads this when its first file runs; in the product the front door writes it.
document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;

// What the build's runtime makes before the first file runs; here nothing is bundled, so nobody asks it for a chunk.
init({ name: 'shell', remotes: [] });
globalThis.bidwrightFederation = { shell: { l: () => undefined } };
