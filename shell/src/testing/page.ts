import type { Boot } from '@bidwright/contract-shell';

const boot: Boot = {
  user: { id: 'p1', name: 'Dana Whitfield', email: 'dana@example.com', permissions: ['User', 'Admin'], teams: [] },
  expires: null,
  modules: [],
  version: '1.2.3',
  demo: null,
  google: false,
};

// The shell reads this when its first file runs; in the product the front door writes it.
document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
