import { apis } from '@bidwright/contract-template-demo';
import { settings } from '@bidwright/service-kit';
import { str } from 'envalid';

/** Where the demo keeps what people do in it: `mock`, in the page, or `service`, in the database of this service. */
export const { TEMPLATE_DEMO_API: api } = settings({ TEMPLATE_DEMO_API: str({ choices: apis, default: 'mock' }) });
