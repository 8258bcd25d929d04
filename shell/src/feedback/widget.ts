import { setAddress } from '../modules/scriptAddress.ts';

/** Adds the script of a widget for feedback to the page; settles once it has run. */
export const addWidget = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { async: true });
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    setAddress(script, address);
    document.head.append(script);
  });
