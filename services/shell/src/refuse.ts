import { fill, type Message, message } from '@bidwright/contract-kit';
import { wholeForm } from '@bidwright/contract-shell';
import ofShell from '@bidwright/contract-shell/locales/en.json' with { type: 'json' };
import ofViews from '@bidwright/contract-shell/locales/views/en.json' with { type: 'json' };
import { Problem } from '@bidwright/service-kit';

const en = { ...ofShell, ...ofViews };

interface Refusal {
  status: number;
  code: string;
  key: keyof typeof en;
  values?: Message['values'];
  /** Seconds. */
  retryAfter?: number;
  /** The field it concerns; none: the whole form. */
  field?: string;
}

/** Says no with a text that the page can show in the person's language. */
export const refuse = ({ status, code, key, values, retryAfter, field = wholeForm }: Refusal): Problem =>
  new Problem(status, code, fill(en[key], values), { fields: { [field]: message(key, values) }, retryAfter });
