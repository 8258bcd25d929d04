import { host } from '@bidwright/tooling/rspack';

export default host(import.meta.dirname);
