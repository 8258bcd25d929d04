import type { Boot } from '@bidwright/contract-shell';

const read = (): Boot => {
  const data = document.getElementById('boot')?.textContent;
  if (!data)
    throw new Error('The page carries no <script type="application/json" id="boot">: it must come from the front door');
  return JSON.parse(data);
};

/** What the page came with: who is signed in, and how this place is set up. */
export const boot = read();

/** The page's own, for the style elements that are made at run time. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
